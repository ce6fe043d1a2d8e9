import { sanitizeImageUrl } from '../core/url';
import type { ImageData } from '../model/image';

/** Preloads an image in the format and width that the browser chooses from its sources. */
export function preload(data: ImageData | undefined): void {
  const url = sanitizeImageUrl(data?.img);
  if (!data || !url) return;
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
  image.src = url;
}
