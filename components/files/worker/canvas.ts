/** Drawing and encoding in a worker. */
import { MIME_TYPES, type Format } from '@/gallery-lib/cli/core/photo';
import type { Size } from '@/gallery-lib/cli/core/widths';
import { Refusal, refusals } from './refusal';

export type Picture = ImageBitmap | OffscreenCanvas;

function getContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Refusal(refusals.memory);
  return context;
}

/** Returns a picture in another size; metadata are not in it, and its colours are those of sRGB. */
export function scale(picture: Picture, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = getContext(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Frees the pixels of a canvas before the next collection of garbage. */
export function release(canvas: OffscreenCanvas): void {
  canvas.width = canvas.height = 0;
}

/** Encodes a picture. Browsers write PNG in place of a format that they cannot encode. */
export async function encode(
  canvas: OffscreenCanvas,
  format: Format,
  quality: number,
): Promise<Blob | undefined> {
  const type = MIME_TYPES[format];
  const blob = await canvas.convertToBlob({ type, quality: quality / 100 });
  return blob.type === type ? blob : undefined;
}

const TILE = 1024;

/** Whether a pixel of a picture is transparent. It reads tiles: all pixels at once would need as much memory again. */
export function isTransparent(bitmap: ImageBitmap): boolean {
  const canvas = new OffscreenCanvas(TILE, TILE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  for (let y = 0; y < bitmap.height; y += TILE)
    for (let x = 0; x < bitmap.width; x += TILE) {
      const width = Math.min(TILE, bitmap.width - x);
      const height = Math.min(TILE, bitmap.height - y);
      context.clearRect(0, 0, TILE, TILE);
      context.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return true;
    }
  return false;
}
