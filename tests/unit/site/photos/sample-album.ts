import type { NewPhoto } from '@/components/photos/album/album';
import type { Facts } from '@/gallery-lib/cli/core/photo';

/** A photograph as it is read in the browser, of a folder that was chosen. */
export function createNewPhoto(
  path: string,
  facts: Partial<Facts> = {},
  folder?: string,
): NewPhoto {
  return {
    path,
    folder,
    content: [...path]
      .map((letter) => letter.charCodeAt(0).toString(16))
      .join('')
      .padEnd(64, '0'),
    file: new File([path], path),
    facts: { width: 6000, height: 4000, ...facts },
    url: `blob:${path}`,
    thumb: { src: `blob:thumb-${path}`, width: 540, height: 360 },
  };
}
