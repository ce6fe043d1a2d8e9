import { comparePaths } from '../core/names/natural-order';
import { FatalError } from './errors';

/** Calls a function for each item, at most `limit` at a time. After an error no other is begun. */
async function forEachParallel<T>(
  items: readonly T[],
  limit: number,
  handle: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  let failed = false;
  const work = async () => {
    while (next < items.length && !failed) {
      const index = next++;
      try {
        await handle(items[index] as T, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: limit }, work));
  const rejected = results.find((result) => result.status === 'rejected');
  if (rejected) throw rejected.reason;
}

/** Handles each item; what fails is reported, and the others are handled all the same. @throws FatalError */
export type TryEach = <T extends { path: string }>(
  items: readonly T[],
  handle: (item: T, index: number) => Promise<void>,
) => Promise<void>;

/**
 * Returns a function that handles each item, one per processor, then once more and alone those that have failed: the texts
 * of errors of libvips may be those of another thread, and memory may have been short.
 */
export const createTryEach =
  (limit: number, onFault: (path: string, error: unknown) => void): TryEach =>
  async (items, handle) => {
    const failed: { path: string; again: () => Promise<void> }[] = [];
    await forEachParallel(items, limit, async (item, index) => {
      const attempt = () => handle(item, index);
      await attempt().catch((error) => {
        if (error instanceof FatalError) throw error;
        failed.push({ path: item.path, again: attempt });
      });
    });
    for (const { path, again } of failed.sort((a, b) => comparePaths(a.path, b.path)))
      await again().catch((error) => onFault(path, error));
  };
