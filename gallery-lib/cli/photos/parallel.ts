/** Calls a function for each item, at most `limit` at a time. After an error no other is begun. */
export async function forEachParallel<T>(
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
