import { Action, ButtonEvent, ImageModalEvent } from '@ks89/angular-modal-gallery';

/** The events, and when they come. */
export const eventTimes = {
  hasData: 'after opening and after an update of the images',
  close: 'when the gallery closes',
  show: 'before each image',
  firstImage: 'before the first image',
  lastImage: 'before the last image',
  buttonBeforeHook: 'before the action of a toolbar button',
  buttonAfterHook: 'after it, except for the close button',
};

export type EventName = keyof typeof eventTimes;
export type GalleryEvent = ImageModalEvent | ButtonEvent;

interface LogEntry {
  name: EventName;
  action: string;
  payload: string;
}

const maxLogEntries = 30;

/** What is known of all events. */
export class Events {
  lastPayloads: Partial<Record<string, string>> = {};
  log: LogEntry[] = [];
  count = 0;

  record(name: EventName, event: GalleryEvent): void {
    // The id is enough to identify an image.
    const shown = 'button' in event ? { ...event, image: { id: event.image?.id } } : event;
    // With spaces, so that it wraps between its fields.
    const payload = JSON.stringify(shown, null, 1).replace(/\s+/g, ' ');
    const entry = { name, action: Action[event.action], payload };
    this.log = [entry, ...this.log].slice(0, maxLogEntries);
    this.lastPayloads = { ...this.lastPayloads, [name]: payload };
    this.count += 1;
  }
}
