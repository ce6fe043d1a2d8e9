/** Field of `history.state` that marks an entry of a gallery. */
export const ENTRY_KEY = 'ksModalGallery';

/** Returns the number of gallery entries up to the one with this state; 0 for an entry of the application. It survives a reload. */
export function entryDepth(state: unknown): number {
  const mark: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, ENTRY_KEY) : undefined;
  return typeof mark === 'number' && Number.isInteger(mark) && mark > 0 ? mark : 0;
}
