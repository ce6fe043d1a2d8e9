import type { ButtonConfig } from './buttons';
import type { Action } from './enums';
import type { GalleryImage } from './image';

/** What a gallery reports about its current image. */
export class ImageEvent {
  constructor(
    /** Id of the gallery. */
    public galleryId: number,
    /** What caused the event. */
    public action: Action,
    /** Position of the image, counted from 1, or `true` where the event itself is the message. */
    public result: number | boolean,
  ) {}
}

/** The same report from a modal gallery. */
export class ImageModalEvent extends ImageEvent {}

/** What a modal gallery reports before and after an upper button does its work. */
export interface ButtonEvent {
  /** The caller's own button object. */
  button: ButtonConfig;
  /** The image that was shown when the button was pressed. */
  image: GalleryImage | null;
  /** What caused the event. */
  action: Action;
  /** Id of the gallery. */
  galleryId: number;
}

/**
 * Exported by the documented library and used by none of its members.
 * @deprecated Kept so that imports of the name go on compiling.
 */
export interface InteractionEvent {
  /** Where the event came from. */
  source: unknown;
  /** What caused the event. */
  action: Action;
  /** Whatever belongs to it. */
  payload: unknown;
}

/** A source of events that can be listened to until it is left. */
export interface GalleryStream<T> {
  /** Calls the listener with every event from now on; a listener that throws does not stop the others. */
  subscribe(listener: (event: T) => void): { unsubscribe(): void };
}
