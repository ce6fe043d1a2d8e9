/** Zooming of the active image, as the parts of a gallery use it. */
export interface GalleryZoom {
  /** Zooms in by a step, or out. */
  step(isIn: boolean): void;
  /** Zooms or pans by key; returns whether the key has been used. Keys with a configured action are left alone. */
  handleKey(event: KeyboardEvent, hasAction: boolean): boolean;
  /** Returns the visible detail as in a fragment: level, and the centre in percent. */
  getDetail(): string | undefined;
  /** Shows a detail at once. */
  showDetail(level: number, percentX: number, percentY: number): void;
}

/** Place of the active image, which decides what gestures, wheel, keys and clicks do, as the parts of a gallery use it. */
export interface GalleryStage {
  /** Returns the zoom, if it is enabled and there is an image. */
  getZoom(): GalleryZoom | undefined;
  /** Returns the detail that was visible last, also where the options of the next slide have no zoom, as of a video. */
  getLastDetail(): string | undefined;
  /** Returns whether the user is moving the image or has zoomed it. */
  isBusy(): boolean;
  /** Ends the animation to the active image at once; returns the distance in px at which it was from its position. */
  finish(): number;
  /** Lays out the slides after a render, and moves to the active one. */
  layOut(): void;
  /** Follows new URLs of the active image. */
  renew(): void;
  /** Begins anew for another image. */
  reset(): void;
  /** Removes all listeners. */
  detach(): void;
}
