import type { ButtonEvent, ImageModalEvent } from 'ks-gallery-react';
import { useReducer } from 'react';

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

type EventName = keyof typeof eventTimes;
type GalleryEvent = ImageModalEvent | ButtonEvent;

interface LogEntry {
  number: number;
  name: EventName;
  action: string;
  payload: string;
}

/** What is known of all events. */
export interface Events {
  lastPayloads: Partial<Record<string, string>>;
  log: readonly LogEntry[];
  count: number;
}

const noEvents: Events = { lastPayloads: {}, log: [], count: 0 };
const maxLogEntries = 30;

function addEvent({ lastPayloads, log, count }: Events, [name, event]: [EventName, GalleryEvent]) {
  // The id is enough to identify an image.
  const shown = 'button' in event ? { ...event, image: { id: event.image?.id } } : event;
  // With spaces, so that it wraps between its fields.
  const payload = JSON.stringify(shown, null, 1).replace(/\s+/g, ' ');
  const entry = { number: count + 1, name, action: event.action, payload };
  return {
    lastPayloads: { ...lastPayloads, [name]: payload },
    log: [entry, ...log].slice(0, maxLogEntries),
    count: count + 1,
  };
}

/** What is known of the events, and a function that records one. */
export const useEvents = () => useReducer(addEvent, noEvents);
