import type { ImageFile } from '../../core/images/normalized-image';
import { sanitizeImageUrl } from '../../core/url/url';

/**
 * Creates an image that requests the format and width that the browser chooses from its sources, and the element that
 * contains it; nothing without a valid URL. `sizes` overrides those of the sources.
 */
export function createPicture(
  data: ImageFile | undefined,
  sizes?: string,
): { picture: HTMLElement; image: HTMLImageElement } | undefined {
  const url = sanitizeImageUrl(data?.src);
  if (!data || !url) return undefined;
  const image = document.createElement('img');
  let picture: HTMLElement = image;
  if (data.sources?.length) {
    picture = document.createElement('picture');
    for (const { srcset, media, type, sizes: own } of data.sources) {
      const source = document.createElement('source');
      const chosen = sizes ?? own;
      Object.assign(
        source,
        { srcset },
        media && { media },
        type && { type },
        chosen && { sizes: chosen },
      );
      picture.append(source);
    }
    picture.append(image);
  }
  image.decoding = 'async';
  image.src = url;
  return { picture, image };
}
