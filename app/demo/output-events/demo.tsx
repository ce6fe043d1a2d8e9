'use client';
import {
  Action,
  ButtonType,
  useModalGallery,
  type ButtonEvent,
  type GalleryImage,
  type ImageModalEvent,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { useReducer } from 'react';
import { galleryImages } from '@/components/demos/image-sets';
import { allButtons } from './config';
import './style.css';

const eventNames = [
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

interface Events {
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
  const entry = { number: count + 1, name, action: Action[event.action], payload };
  return {
    lastPayloads: { ...lastPayloads, [name]: payload },
    log: [entry, ...log].slice(0, maxLogEntries),
    count: count + 1,
  };
}

export default function Demo() {
  const gallery = useModalGallery();
  const [{ lastPayloads, log, count }, record] = useReducer(addEvent, noEvents);

  const openGallery = (id: number, libConfig?: ModalLibConfig) => {
    let images: readonly GalleryImage[] = galleryImages;
    const ref = gallery.open({ id, images, currentImage: galleryImages[0], libConfig });
    ref.hasData$.subscribe((event) => record(['hasData', event]));
    ref.close$.subscribe((event) => record(['close', event]));
    ref.show$.subscribe((event) => record(['show', event]));
    ref.firstImage$.subscribe((event) => record(['firstImage', event]));
    ref.lastImage$.subscribe((event) => record(['lastImage', event]));
    ref.buttonBeforeHook$.subscribe((event) => record(['buttonBeforeHook', event]));
    ref.buttonAfterHook$.subscribe((event) => {
      record(['buttonAfterHook', event]);
      if (event.button.type !== ButtonType.DELETE) return;
      // The gallery only shows the next image: the application removes the deleted one.
      images = images.filter((image) => image.id !== event.image?.id);
      ref.updateImages(images);
    });
  };

  return (
    <>
      <p className="button-row">
        <button type="button" className="button" onClick={() => openGallery(333)}>
          Open the gallery
        </button>
        <button type="button" className="button" onClick={() => openGallery(343, allButtons)}>
          Open with all buttons
        </button>
      </p>
      <table className="last-payloads">
        <caption>Last payload of each event</caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Payload</th>
          </tr>
        </thead>
        <tbody>
          {eventNames.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{lastPayloads[name] ? <code>{lastPayloads[name]}</code> : 'not emitted yet'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 id="event-log">Event log, newest first</h3>
      <div role="log" aria-labelledby="event-log" className="event-log">
        {log.length === 0 && <p>No events yet.</p>}
        <ol reversed start={count}>
          {log.map(({ number, name, action, payload }) => (
            <li key={number}>
              {name} ({action}) <code>{payload}</code>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
