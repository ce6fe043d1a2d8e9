export interface Size {
  width: number;
  height: number;
}

/** A width that is less than this part of the next one saves too few bytes for a file of its own. */
const WORTH = 0.9;

/** Returns the widths of the full image, ascending: never more than the original has. */
export function getWidths(original: number, widths: readonly number[]): number[] {
  const largest = Math.min(original, Math.max(...widths));
  const smaller = [...new Set(widths)].filter((width) => width <= largest * WORTH);
  return [...smaller.sort((a, b) => a - b), largest];
}

/** Returns the size of an image of a width, in its proportion. */
export const scaleTo = (original: Size, width: number): Size => ({
  width,
  height: Math.max(1, Math.round((original.height * width) / original.width)),
});

/** Returns the size of a thumbnail for rows of a height on dense screens. Panoramas are limited by their width. */
export function getThumbSize(original: Size, rowHeight: number, maxWidth: number): Size {
  const height = Math.min(original.height, 2 * rowHeight);
  const width = Math.round((original.width * height) / original.height);
  const limit = Math.min(maxWidth, original.width);
  return width > limit ? scaleTo(original, limit) : { width: Math.max(1, width), height };
}

const PLACEHOLDER_SIDE = 12;

/** Quality of a placeholder as WebP. */
export const PLACEHOLDER_QUALITY = 40;

/** Returns the size of a placeholder: of few pixels, and never more than the original has. */
export function getPlaceholderSize({ width, height }: Size): Size {
  const factor = PLACEHOLDER_SIDE / Math.max(width, height, PLACEHOLDER_SIDE);
  const scale = (length: number) => Math.max(1, Math.round(length * factor));
  return { width: scale(width), height: scale(height) };
}
