import type { ButtonConfig } from './options/buttons';
import type { Action } from './enums';
import type { AnyImage } from './image';

/** An event about the active image of a gallery. */
export class ImageEvent<T extends AnyImage = AnyImage> {
  /**
   * The active image that you passed, with any extra fields; `undefined` after the last one has been removed. Not
   * enumerable, so that copies and JSON have the documented fields only.
   */
  declare readonly image?: T;

  constructor(
    /** Id of the gallery; without an `id` prop, a negative number that is unique on the page. */
    public galleryId: number,
    /** Trigger of the event. */
    public action: Action,
    /** 1-based position of the image, or `true` for events without a position. */
    public result: number | boolean,
    image?: T,
  ) {
    Object.defineProperty(this, 'image', { value: image });
  }
}

/** The same event from a modal gallery. */
export class ImageModalEvent<T extends AnyImage = AnyImage> extends ImageEvent<T> {}

/** An event of a modal gallery before or after the action of a toolbar button. */
export interface ButtonEvent<T extends AnyImage = AnyImage> {
  /** The button object that you passed. */
  button: ButtonConfig;
  /** The image that was active when the button was pressed. */
  image: T | null;
  /** Trigger of the event. */
  action: Action;
  /** Id of the gallery. */
  galleryId: number;
  /** How a `SHARE` button has shared the link, in the event after it: by the system share sheet, by copying it, or in a text field. */
  shareMethod?: 'share' | 'copy' | 'field';
}

/**
 * Exported by the Angular package and not used by any of its members.
 * @deprecated Exported only so that existing imports compile.
 */
export interface InteractionEvent {
  /** Origin of the event. */
  source: unknown;
  /** Trigger of the event. */
  action: Action;
  /** Data of the event. */
  payload: unknown;
}

/** A stream of events. */
export interface GalleryStream<T> {
  /** Calls the listener for each event until `unsubscribe`; an error in one listener does not stop the others. */
  subscribe(listener: (event: T) => void): { unsubscribe(): void };
}
