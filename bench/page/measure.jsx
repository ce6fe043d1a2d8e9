import { createRoot } from 'react-dom/client';
import { makePictures } from './pictures.js';

const timeout = 20_000;
const idleTime = 300;

const channel = new MessageChannel();
const afterTask = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });
const nextFrame = () => new Promise(requestAnimationFrame);

/** Resolves after the next paint: a message posted in a frame arrives after that frame was committed. */
async function painted() {
  await nextFrame();
  await afterTask();
}

/** Polls once per frame until the condition is true and that frame is painted. */
async function until(isTrue, what) {
  const start = performance.now();
  for (;;) {
    await nextFrame();
    if (isTrue()) return afterTask();
    if (performance.now() - start > timeout) throw new Error(`${what}: timed out after 20 s`);
  }
}

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Exposes the functions that the runner calls for one library. */
export function start({ Gallery, activeImage, next, close, item, pause = 0, mostSteps = 10_000 }) {
  let root;
  let count = 0;

  const shown = () => {
    const image = document.querySelector(activeImage);
    // An image counts once it has loaded.
    return image?.complete && image.naturalWidth > 0 ? image.alt : undefined;
  };
  const press = (selector) => {
    const control = document.querySelector(selector);
    if (!control) throw new Error(`There is no ${selector}`);
    control.click();
  };
  async function timed(action, isTrue, what) {
    const from = performance.now();
    action();
    await until(isTrue, what);
    return performance.now() - from;
  }

  globalThis.bench = {
    async mount(pictureCount) {
      count = pictureCount;
      const pictures = makePictures(count);
      const container = document.createElement('div');
      document.body.append(container);
      root = createRoot(container);
      const isThere = () => {
        if (item) return container.querySelectorAll(item).length === count;
        return document.querySelector('#open') !== null || shown() === 'Picture 1';
      };
      return timed(() => root.render(<Gallery pictures={pictures} />), isThere, 'mount');
    },
    async unmount() {
      root.unmount();
      document.body.replaceChildren();
      await painted();
    },
    open: () =>
      timed(
        () => press('#open'),
        () => shown() === 'Picture 1',
        'open',
      ),
    async close() {
      press(close);
      await until(() => document.querySelector(activeImage) === null, 'close');
      await painted();
    },
    /** How a library must be stepped through: ms to wait before each step, and the largest number of steps. */
    pace: () => ({ pause, mostSteps }),
    pause: () => wait(pause),
    /** Shows the next image `steps` times, each time as soon as the previous image has been painted. */
    async step(steps) {
      const times = [];
      for (let step = 0; step < steps; step += 1) {
        const wanted = `Picture ${(Number(shown().split(' ')[1]) % count) + 1}`;
        times.push(
          await timed(
            () => press(next),
            () => shown() === wanted,
            `next, to ${wanted}`,
          ),
        );
      }
      await painted();
      return times;
    },
    async openAndClose(times) {
      for (let time = 0; time < times; time += 1) {
        await this.open();
        await this.close();
      }
    },
    /** Waits until the page is idle, and for the code that libraries fetch then. */
    async idle() {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await wait(idleTime);
      await painted();
    },
  };
}
