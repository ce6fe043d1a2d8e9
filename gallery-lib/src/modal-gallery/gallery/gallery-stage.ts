/** What is visible of a zoomed image: its level, and the middle in fractions of the image. */
export interface View {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** Zooming of the active image, as the parts of a gallery use it. */
export interface GalleryZoom {
  /** Zooms in by a step, or out. */
  step(isIn: boolean): void;
  /** Zooms or pans by key; returns whether the key has been used. Keys with a configured action are left alone. */
  handleKey(event: KeyboardEvent, hasAction: boolean): boolean;
  /** Shows a view at once. */
  showView(view: View): void;
}

/** Place of the active image, which decides what gestures, wheel, keys and clicks do, as the parts of a gallery use it. */
export interface GalleryStage {
  /** Returns the zoom, if it is enabled and there is an image. */
  getZoom(): GalleryZoom | undefined;
  /** Returns what is or was visible last of a zoomed image, also where the next slide has no zoom, as of a video. */
  getView(): View | undefined;
  /** Returns whether the user is moving the image or has zoomed it. */
  isBusy(): boolean;
  /** Ends the animation to the active image at once; returns the distance in px at which it was from its position. */
  finish(): number;
  /** Lays out the slides after a render, and moves to the active one; begins anew for another image. */
  layOut(): void;
  /** Removes all listeners. */
  detach(): void;
}
