import type { ImageFile } from './normalized-image';

/** Returns the width of an image divided by its height, or `NaN` if one of them is unknown or of no use. */
export function getRatio({ width = 0, height = 0 }: Partial<ImageFile> = {}): number {
  const ratio = width / height;
  return ratio > 0 && ratio < Infinity ? ratio : NaN;
}
