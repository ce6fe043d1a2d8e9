const timeout = 20_000;

const channel = new MessageChannel();
const afterTask = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });
const nextFrame = () => new Promise(requestAnimationFrame);

/** Resolves after a time in ms. */
export const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Resolves after the next paint: a message posted in a frame arrives after that frame was committed. */
export async function painted() {
  await nextFrame();
  await afterTask();
}

/** Polls once per frame until the condition is true and that frame is painted. */
export async function until(isTrue, what) {
  const start = performance.now();
  for (;;) {
    await nextFrame();
    if (isTrue()) return afterTask();
    if (performance.now() - start > timeout) throw new Error(`${what}: timed out after 20 s`);
  }
}

/** Time from an action until its result is painted, in ms. */
export async function timed(action, isTrue, what) {
  const from = performance.now();
  action();
  await until(isTrue, what);
  return performance.now() - from;
}
