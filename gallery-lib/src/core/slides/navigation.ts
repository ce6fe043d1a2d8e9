/** Returns the next index, or -1 if there is none; for -1 the first index. */
export function nextIndex(index: number, count: number, infinite: boolean): number {
  if (index + 1 < count) return index + 1;
  return infinite && count > 1 ? 0 : -1;
}

/** Returns the previous index, or -1 if there is none; for -1 the last index. */
export function previousIndex(index: number, count: number, infinite: boolean): number {
  if (index > 0) return index - 1;
  return index < 0 || (infinite && count > 1) ? count - 1 : -1;
}

/** Returns the nearest index of a list; 0 for `NaN`. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(Math.trunc(index) || 0, count - 1));
}

/** Returns the index of the active image in a new list: found by its id, else the same index, else the last one. */
export function followIndex(
  currentId: number | undefined,
  index: number,
  images: readonly { id: number }[],
): number {
  const found = images.findIndex((image) => image.id === currentId);
  return found >= 0 ? found : Math.min(index, images.length - 1);
}
