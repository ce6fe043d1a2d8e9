import { addEntries, printTexts, type TextsFile } from '@/gallery-lib/cli/core/texts';
import type { AlbumPhoto } from './album';

/** Returns `photos.texts.json` with order and texts, from which the command makes the same gallery. */
export function printTextsFile(photos: readonly AlbumPhoto[]): string {
  const order = photos.map(({ path }) => path);
  const { images = [] } = addEntries({}, photos, () => true);
  const file: TextsFile = {
    order,
    images: images.map((entry, index) => {
      const { alt = '', caption = '' } = photos[index] ?? {};
      return { ...entry, alt: alt.trim(), ...(caption.trim() && { caption: caption.trim() }) };
    }),
  };
  return printTexts(file);
}
