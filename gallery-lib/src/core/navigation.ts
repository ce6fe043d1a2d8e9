/** Index after `index`, or -1 where there is none; from -1 the first. */
export function nextIndex(index: number, count: number, infinite: boolean): number {
  if (index + 1 < count) return index + 1;
  return infinite && count > 1 ? 0 : -1;
}

/** Index before `index`, or -1 where there is none; from -1 the last. */
export function previousIndex(index: number, count: number, infinite: boolean): number {
  if (index > 0) return index - 1;
  return index < 0 || (infinite && count > 1) ? count - 1 : -1;
}

/** Where a list of images changes under a current image: its new index by id, else the same place, else the last. */
export function followIndex(
  currentId: number | undefined,
  index: number,
  images: readonly { id: number }[],
): number {
  const found = images.findIndex((image) => image.id === currentId);
  return found >= 0 ? found : Math.min(index, images.length - 1);
}
