import { safeImageAddress } from '../core/address';
import type { ImageData } from '../model/image';

/** Fetches a picture ahead of time, in the format and width that the browser would choose for it. */
export function preload(data: ImageData | undefined): void {
  const address = safeImageAddress(data?.img);
  if (!data || !address) return;
  const image = document.createElement('img');
  if (data.sources?.length) {
    const picture = document.createElement('picture');
    for (const { srcset, media, type, sizes } of data.sources) {
      const source = document.createElement('source');
      Object.assign(source, { srcset }, media && { media }, type && { type }, sizes && { sizes });
      picture.append(source);
    }
    picture.append(image);
  }
  image.decoding = 'async';
  image.src = address;
}
