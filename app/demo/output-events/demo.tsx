'use client';
import {
  Action,
  ButtonsStrategy,
  useModalGallery,
  type ButtonEvent,
  type ImageModalEvent,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { useReducer } from 'react';
import { galleryImages } from '@/components/demos/image-sets';
import './style.css';

const allButtons: ModalLibConfig = {
  buttonsConfig: { visible: true, strategy: ButtonsStrategy.FULL },
  currentImageConfig: { downloadable: true },
};

const eventNames = [
  'hasData',
  'close',
  'show',
  'firstImage',
  'lastImage',
  'buttonBeforeHook',
  'buttonAfterHook',
] as const;

interface Report {
  number: number;
  name: (typeof eventNames)[number];
  action: string;
  payload: string;
}

/** The newest report first, and never more than thirty. */
function addReport(reports: readonly Report[], report: Omit<Report, 'number'>): Report[] {
  return [{ ...report, number: (reports[0]?.number ?? 0) + 1 }, ...reports].slice(0, 30);
}

type LastPayloads = Partial<Record<Report['name'], string>>;

function keepLast(last: LastPayloads, { name, payload }: Omit<Report, 'number'>): LastPayloads {
  return { ...last, [name]: payload };
}

export default function Demo() {
  const gallery = useModalGallery();
  const [reports, report] = useReducer(addReport, []);
  const [last, remember] = useReducer(keepLast, {});

  const tell = (name: Report['name']) => (event: ImageModalEvent | ButtonEvent) => {
    // Of an image its id says enough here.
    const payload = 'image' in event ? { ...event, image: { id: event.image?.id } } : event;
    const entry = { name, action: Action[event.action], payload: JSON.stringify(payload) };
    report(entry);
    remember(entry);
  };

  const openGallery = (id: number, libConfig?: ModalLibConfig) => {
    const ref = gallery.open({
      id,
      images: galleryImages,
      currentImage: galleryImages[0],
      libConfig,
    });
    ref.hasData$.subscribe(tell('hasData'));
    ref.close$.subscribe(tell('close'));
    ref.show$.subscribe(tell('show'));
    ref.firstImage$.subscribe(tell('firstImage'));
    ref.lastImage$.subscribe(tell('lastImage'));
    ref.buttonBeforeHook$.subscribe(tell('buttonBeforeHook'));
    ref.buttonAfterHook$.subscribe(tell('buttonAfterHook'));
  };

  return (
    <>
      <p className="button-row">
        <button type="button" className="button" onClick={() => openGallery(333)}>
          Open gallery 333 at image 1
        </button>
        <button type="button" className="button" onClick={() => openGallery(343, allButtons)}>
          Open gallery 343 with all buttons
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
              <td>{last[name] ? <code>{last[name]}</code> : 'not emitted yet'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 id="event-log">Event log, newest first</h3>
      <div role="log" aria-labelledby="event-log" className="event-log">
        {reports.length === 0 && <p>Nothing has happened yet.</p>}
        <ol reversed start={reports[0]?.number}>
          {reports.map(({ number, name, action, payload }) => (
            <li key={number}>
              {name} ({action}) <code>{payload}</code>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
