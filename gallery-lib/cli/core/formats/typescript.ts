import { toFlatImage } from '../flat-image';
import { printAlbums } from './print-albums';
import { GENERATOR, type ModuleData } from './module-data';
import { printValue } from './print-value';

const INFO_TYPE = `
/** What the camera wrote, for the information panel. */
export interface PhotoInfo {
  date?: string;
  camera?: string;
  lens?: string;
  exposure?: string;
  sensitivity?: string;
}

export type Photo = FlatImage & { info?: PhotoInfo };
`;

/** The module for the React edition. */
export function printTypescript(data: ModuleData): string {
  const images = data.photos.map((photo) => toFlatImage(photo, data.getUrl));
  const hasInfo = images.some(({ info }) => info);
  const type = hasInfo ? 'Photo' : 'FlatImage';
  // An empty list has no type of its own.
  const photos = images.length
    ? `export const photos = ${printValue(images)} satisfies ${type}[];`
    : `export const photos: ${type}[] = [];`;
  return `// Written by ${GENERATOR}. Do not edit: texts are in photos.texts.json.
import type { FlatImage } from 'ks-gallery-react';
${hasInfo ? INFO_TYPE : ''}
${photos}

${printAlbums(data, type)}`;
}
