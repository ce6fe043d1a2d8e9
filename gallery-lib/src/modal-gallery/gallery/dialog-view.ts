import type { CSSProperties, KeyboardEvent } from 'react';

/** How a closed dialog leaves. */
export interface Leaving {
  /** Where it stays meanwhile. */
  readonly place: CSSProperties;
  /** Starts the animation, and calls `onGone` at its end. Returns a function that ends it where it is. */
  start(onGone: () => void): () => void;
}

/** What the view of a gallery does for its dialog. */
export interface DialogView {
  onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void;
  /** Closes the gallery as the close button does. */
  closeByKey(): void;
  /** Called when the gallery closes, before anything changes; returns `undefined` if nothing must move. */
  prepareLeaving(): Leaving | undefined;
}
