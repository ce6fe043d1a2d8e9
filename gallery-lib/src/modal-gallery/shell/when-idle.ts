/** Time in ms after which a browser that is never idle is not waited for. */
const TIMEOUT = 2000;

/** Calls a function while the browser is idle; soon in Safari, which has no such callback. Returns a function that cancels this. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(() => callback(), { timeout: TIMEOUT });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 500);
  return () => clearTimeout(timer);
}
