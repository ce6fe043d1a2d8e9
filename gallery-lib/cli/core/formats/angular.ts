import { toFlatImage } from '../flat-image';
import { createNumbers } from '../names/ids';
import { printAlbums } from './print-albums';
import { GENERATOR, type ModuleData } from './module-data';
import { printValue } from './print-value';

/** The module for `@ks89/angular-modal-gallery`, whose images have numbers as ids, and a file each for both uses. */
export function printAngular(data: ModuleData): string {
  const numbers = createNumbers(data.photos);
  const images = data.photos.map((photo, index) => {
    const { src, thumb, alt, title, caption } = toFlatImage(photo, data.getUrl);
    const modal = { img: src, alt, title, description: caption };
    const plain = { img: typeof thumb === 'object' ? thumb.src : src, alt };
    const values = [numbers[index], modal, plain].map((value) => printValue(value, '    '));
    return `  new Image(\n${values.map((value) => `    ${value},\n`).join('')}  ),\n`;
  });
  return `// Written by ${GENERATOR}. Do not edit: texts are in photos.texts.json.
import { Image } from '@ks89/angular-modal-gallery';

export const photos: Image[] = [
${images.join('')}];

${printAlbums(data, 'Image')}`;
}
