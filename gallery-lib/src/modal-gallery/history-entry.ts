/** Field of `history.state` that marks an entry of ours. */
export const ENTRY_KEY = 'ksModalGallery';

/**
 * How many entries of ours are stacked up to the one with this state; 0 for an entry of the application. The mark
 * outlives a reload.
 */
export function entryDepth(state: unknown): number {
  const mark: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, ENTRY_KEY) : undefined;
  return typeof mark === 'number' && Number.isInteger(mark) && mark > 0 ? mark : 0;
}
