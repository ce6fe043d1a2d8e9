/**
 * Runs in the page before any script, and uses nothing from this module. Counts reads of the layout and commits of
 * React, and calls `recorder.onFrame` after all other callbacks of a frame, so that it sees what the frame shows.
 */
export function installRecorder() {
  const costs = { layoutReads: 0, commits: 0 };
  const recorder = { costs, onFrame: () => undefined };
  globalThis.recorder = recorder;

  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => (costs.commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  };

  const sides = ['Width', 'Height', 'Left', 'Top'];
  const names = [
    [Element, ['client', 'scroll'].flatMap((kind) => sides.map((side) => kind + side))],
    [HTMLElement, sides.map((side) => `offset${side}`)],
  ];
  for (const [{ prototype }, list] of names) {
    for (const name of list) {
      const original = Object.getOwnPropertyDescriptor(prototype, name);
      const get = function read() {
        costs.layoutReads += 1;
        return original.get.call(this);
      };
      Object.defineProperty(prototype, name, { ...original, get });
    }
  }
  const readRect = Element.prototype.getBoundingClientRect;
  recorder.readRect = (element) => readRect.call(element);
  Element.prototype.getBoundingClientRect = function rect() {
    costs.layoutReads += 1;
    return readRect.call(this);
  };

  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let callbacks = new Map();
  let running = new Map();
  let lastId = 0;
  globalThis.requestAnimationFrame = (callback) => {
    lastId += 1;
    callbacks.set(lastId, callback);
    return lastId;
  };
  globalThis.cancelAnimationFrame = (id) => {
    callbacks.delete(id);
    running.delete(id);
  };
  const runFrame = (time) => {
    request(runFrame);
    running = callbacks;
    callbacks = new Map();
    for (const callback of running.values()) {
      try {
        callback(time);
      } catch (error) {
        reportError(error);
      }
    }
    recorder.onFrame(time);
  };
  request(runFrame);
}
