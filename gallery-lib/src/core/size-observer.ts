/** Creates an observer of the sizes of elements; there is none in test environments. */
export function createSizeObserver(onResize: ResizeObserverCallback): ResizeObserver | undefined {
  const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined;
  return Observer && new Observer(onResize);
}
