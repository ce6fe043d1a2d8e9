import type { ButtonEvent, ImageModalEvent } from 'ks-gallery-react';
import { useReducer } from 'react';

export const eventNames = [
  'hasData',
  'close',
  'show',
  'firstImage',
  'lastImage',
  'buttonBeforeHook',
  'buttonAfterHook',
] as const;

type EventName = (typeof eventNames)[number];
type GalleryEvent = ImageModalEvent | ButtonEvent;

interface LogEntry {
  number: number;
  name: EventName;
  action: string;
  payload: string;
}

/** What is known of all events. */
export interface Events {
  lastPayloads: Partial<Record<EventName, string>>;
  log: readonly LogEntry[];
  count: number;
}

const noEvents: Events = { lastPayloads: {}, log: [], count: 0 };
const maxLogEntries = 30;

function addEvent({ lastPayloads, log, count }: Events, [name, event]: [EventName, GalleryEvent]) {
  // The id is enough to identify an image.
  const shown = 'button' in event ? { ...event, image: { id: event.image?.id } } : event;
  const payload = JSON.stringify(shown);
  const entry = { number: count + 1, name, action: event.action, payload };
  return {
    lastPayloads: { ...lastPayloads, [name]: payload },
    log: [entry, ...log].slice(0, maxLogEntries),
    count: count + 1,
  };
}

/** What is known of the events, and a function that records one. */
export const useEvents = () => useReducer(addEvent, noEvents);
