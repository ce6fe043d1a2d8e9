import { hydrateRoot } from 'react-dom/client';
import { start as startMeasuring } from './measure.jsx';
import { makePictures } from './pictures.js';

/** Hydrates the gallery in the document, whose path is its number of pictures. */
export function start(library) {
  startMeasuring(library);
  globalThis.bench.firstPaint = () =>
    performance.getEntriesByName('first-contentful-paint')[0].startTime;
  const pictures = makePictures(Number(location.pathname.slice(1)));
  hydrateRoot(document.querySelector('main'), <library.Gallery pictures={pictures} />);
}
