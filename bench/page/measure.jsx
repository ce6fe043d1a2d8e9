import { createRoot } from 'react-dom/client';
import { makePictures } from './pictures.js';

const timeout = 20_000;
const frameOf60Hz = 1000 / 60;

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
async function until(isTrue, what, onFrame) {
  const start = performance.now();
  for (;;) {
    const time = await nextFrame();
    onFrame?.(time);
    if (isTrue()) return afterTask();
    if (performance.now() - start > timeout) throw new Error(`${what}: timed out after 20 s`);
  }
}

const longTasks = [];
const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries()));
observer.observe({ type: 'longtask' });

/** Exposes the functions that the runner calls for one library. */
export function start({
  Gallery,
  activeImage,
  next,
  close,
  item,
  pause = 0,
  mostSteps = Infinity,
}) {
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
    /** Shows the next image `steps` times, each time as soon as the previous image has been painted. */
    async step(steps) {
      longTasks.length = 0;
      observer.takeRecords();
      const times = [];
      let dropped = 0;
      let last = await nextFrame();
      const onFrame = (time) => {
        dropped += Math.floor((time - last) / frameOf60Hz);
        last = time;
      };
      for (let position = 1; position <= Math.min(steps, mostSteps); position += 1) {
        if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
        const wanted = `Picture ${(position % count) + 1}`;
        if (pause) last = await nextFrame();
        const from = performance.now();
        press(next);
        await until(() => shown() === wanted, `next, to ${wanted}`, onFrame);
        times.push(performance.now() - from);
      }
      await painted();
      longTasks.push(...observer.takeRecords());
      return { times, dropped, longTasks: longTasks.length, waits: pause > 0 };
    },
    async idle() {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await painted();
    },
  };
}
