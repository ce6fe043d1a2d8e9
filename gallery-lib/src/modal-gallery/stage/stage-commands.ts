import type { Zoom } from '../zoom/zoom';

/** Place of the active image: recognizes gestures, and decides and carries out what they do. */
export interface Stage {
  /** Handles a key, which can have an action already; returns whether it has been used. */
  handleKey(event: KeyboardEvent, hasAction: boolean): boolean;
  /** Uses the zoom, if it is enabled, as soon as its code has arrived. */
  useZoom(action: (zoom: Zoom) => void): void;
  /** Zooms in by half, or out by a third. */
  step(isIn: boolean): void;
  /** Returns whether the user is moving the image or has zoomed it. */
  isBusy(): boolean;
  /** Returns the visible detail of a zoomed image as in a fragment. */
  getDetail(): string | undefined;
  /** Lays out the slides after a render, and moves to the active one. */
  layOut(): void;
  /** Ends the movement to the active image at once; returns the distance in px at which it was from its place. */
  finish(): number;
  /** Begins anew for another image. */
  reset(): void;
  /** Removes all listeners. */
  detach(): void;
}
