import { createRoot } from 'react-dom/client';
import { painted, timed, until, wait } from './clock.js';
import { makePictures } from './pictures.js';

const idleTime = 300;

const getName = (position) => `Picture ${position}`;

const seen = { opacityProperty: true, visibilityProperty: true };

/** The alternative text of the active image once it can be seen: some libraries hide one until it has been decoded. */
function getShown(activeImage) {
  const image = document.querySelector(activeImage);
  const isShown = image?.complete && image.naturalWidth > 0 && image.checkVisibility(seen);
  return isShown ? image.alt : undefined;
}

function press(selector) {
  const control = document.querySelector(selector);
  if (!control) throw new Error(`There is no ${selector}`);
  control.click();
}

/** Mounts and unmounts a gallery; a gallery of thumbnails names them with `item`. */
function mounting({ Gallery, activeImage, item }) {
  let root;
  return {
    async mount(count) {
      const pictures = makePictures(count);
      const container = document.createElement('div');
      document.body.append(container);
      root = createRoot(container);
      const isThere = () => {
        if (item) return container.querySelectorAll(item).length === count;
        return document.querySelector('#open') !== null || getShown(activeImage) === getName(1);
      };
      return timed(() => root.render(<Gallery pictures={pictures} />), isThere, 'mount');
    },
    /** Gives the page another width, and waits until a gallery that measures it has rendered again. */
    async resize(width) {
      document.body.style.width = `${width}px`;
      for (let frame = 0; frame < 3; frame += 1) await painted();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await painted();
    },
    async unmount() {
      root.unmount();
      document.body.replaceChildren();
      await painted();
    },
    /** Waits until the page is idle, and for the code that libraries fetch then. */
    async idle() {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await wait(idleTime);
      await painted();
    },
  };
}

function opening({ activeImage, close }) {
  const open = () =>
    timed(
      () => press('#open'),
      () => getShown(activeImage) === getName(1),
      'open',
    );
  const closed = async () => {
    press(close);
    await until(() => document.querySelector(activeImage) === null, 'close');
    await painted();
  };
  return {
    open,
    close: closed,
    async openAndClose(times) {
      for (let time = 0; time < times; time += 1) {
        await open();
        await closed();
      }
    },
  };
}

/** Steps through the images; a library may need a pause in ms before each step, or move for a time after it, and then takes fewer steps. */
function stepping({ activeImage, next, pause = 0, rest = 0, mostSteps = 10_000 }) {
  return {
    pace: () => ({ pause, rest, mostSteps }),
    pause: () => wait(pause),
    rest: () => wait(rest),
    /** Shows the next image several times, each time as soon as the previous image has been painted. */
    async step(steps) {
      const times = [];
      let position = Number(getShown(activeImage).split(' ')[1]);
      for (let step = 0; step < steps; step += 1) {
        position += 1;
        const wanted = getName(position);
        times.push(
          await timed(
            () => press(next),
            () => getShown(activeImage) === wanted,
            `next, to ${wanted}`,
          ),
        );
      }
      await painted();
      return times;
    },
  };
}

/** Exposes the functions that the runner calls for one library. */
export function start(library) {
  globalThis.bench = { ...mounting(library), ...opening(library), ...stepping(library) };
}
