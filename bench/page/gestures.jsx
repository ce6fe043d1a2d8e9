import { createRoot } from 'react-dom/client';
import { until, wait } from './clock.js';
import { clip, contain, intersect } from './rectangles.js';

const stillFrames = 15;
const { recorder } = globalThis;

/** The image that is opened, in the middle of three. */
const opened = 1;

function makePictures({ width, height }) {
  return Array.from({ length: 3 }, (_, index) => ({
    src: `/picture-${index + 1}.jpg`,
    thumbnail: '/thumbnail.jpg',
    alt: `Picture ${index + 1}`,
    width,
    height,
  }));
}

function toBox(element) {
  const { left, top, right, bottom } = recorder.readRect(element);
  return { left, top, right, bottom };
}

/** The box of the image in its element, which may be larger. */
function getPictureBox(element) {
  const { naturalWidth, naturalHeight } = element;
  const box = toBox(element);
  return naturalWidth && getComputedStyle(element).objectFit === 'contain'
    ? contain(box, naturalWidth / naturalHeight)
    : box;
}

/** The part of a picture that neither it nor an ancestor clips. */
function getVisibleBox(element, picture) {
  let box = picture;
  for (let part = element; part; part = part.parentElement) {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(part);
    const size = { width: part.offsetWidth, height: part.offsetHeight };
    if (part !== element) {
      const { left, top, right, bottom } = toBox(part);
      if (overflowX !== 'visible') box = intersect(box, { ...box, left, right });
      if (overflowY !== 'visible') box = intersect(box, { ...box, top, bottom });
    }
    if (clipPath !== 'none') box = intersect(box, clip(toBox(part), clipPath, size));
    if (position === 'fixed') break;
  }
  return box;
}

function findPicture(selectors) {
  return selectors
    .map((selector) => document.querySelector(selector))
    .find((element) => element && recorder.readRect(element).width > 0);
}

/** Records what each frame shows, and the events that cause it. */
function recording({ pictures, readState }) {
  let touches = [];
  let record;
  const listen = (type, handle) => addEventListener(type, handle, { capture: true, passive: true });
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    listen(type, (event) => {
      touches = [...event.touches].map(({ clientX: x, clientY: y }) => ({ x, y }));
      const [{ clientX: x }] = event.changedTouches;
      record?.events.push({ type, time: event.timeStamp, x });
    });
  }
  listen('keydown', ({ timeStamp }) => record?.events.push({ type: 'keydown', time: timeStamp }));
  listen('wheel', (event) => {
    // Read after the handlers of the library, which may stop the event.
    setTimeout(() => record?.events.push({ type: 'wheel', isPrevented: event.defaultPrevented }));
  });

  const readFrame = (time) => {
    const element = findPicture(pictures);
    const picture = element && getPictureBox(element);
    const visible = element && getVisibleBox(element, picture);
    const name = element?.alt;
    record.frames.push({ time, touches, picture, visible, state: readState?.() ?? name });
  };
  const begin = (onFrame) => {
    record = { frames: [], events: [] };
    Object.assign(recorder.costs, { layoutReads: 0, commits: 0 });
    recorder.onFrame = onFrame;
  };
  return {
    /** Starts to record what each frame shows. */
    record: () => begin(readFrame),
    /** Starts to record when frames are shown and what has been done until then, without reading the layout. */
    time: () =>
      begin((time) => {
        record.frames.push({ time, isTouched: touches.length > 0, costs: { ...recorder.costs } });
      }),
    /** Ends a recording and returns it. */
    stop() {
      recorder.onFrame = () => undefined;
      return record;
    },
  };
}

/** Exposes the functions that the runner calls for one library. */
export function start(library) {
  const { Gallery, thumbnails, pictures } = library;
  const findThumbnail = () => document.querySelectorAll(thumbnails)[opened];
  const getBox = () => {
    const element = findPicture(pictures);
    return element && getPictureBox(element);
  };
  /** Resolves when the picture has not moved for a while. */
  const rest = async () => {
    let still = 0;
    let last;
    await until(() => {
      const box = JSON.stringify(getBox());
      still = box === last ? still + 1 : 0;
      last = box;
      return still >= stillFrames;
    }, 'rest');
    return getBox();
  };
  globalThis.bench = {
    ...recording(library),
    rest,
    /** Mounts the gallery with some images, or with three of a size that share one thumbnail. */
    async mount({ images, ...size }) {
      const container = document.createElement('div');
      container.style.padding = '40px';
      document.body.append(container);
      createRoot(container).render(<Gallery pictures={images ?? makePictures(size)} />);
      await until(() => findThumbnail()?.complete, 'mount');
      // Libraries fetch the rest of their code when the page is idle.
      await wait(300);
      const thumbnail = findThumbnail();
      return getVisibleBox(thumbnail, toBox(thumbnail));
    },
    /** Opens the gallery and waits until it is ready for gestures. */
    async open() {
      findThumbnail().click();
      const isLoaded = () => {
        const image = document.querySelector(pictures[0]);
        return image?.complete && image.naturalWidth > 0;
      };
      await until(isLoaded, 'open');
      await wait(500);
      return rest();
    },
  };
}
