import { groupAlbums } from '@/gallery-lib/cli/core/albums';
import type { ModuleData } from '@/gallery-lib/cli/core/formats/module-data';
import type { Facts, Photo } from '@/gallery-lib/cli/core/photo';
import { planFiles } from '@/gallery-lib/cli/core/plan-files';
import { DEFAULT_SETTINGS } from '@/gallery-lib/cli/core/settings';

/** A hash that differs for each text, without a module of Node. */
const hash = (text: string) =>
  [...text]
    .reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
    .toString(16)
    .padStart(8, '0');

/** A photograph as the command knows it. */
export function createPhoto(path: string, changes: Partial<Photo> = {}, facts?: Facts): Photo {
  const content = hash(path).repeat(8);
  const settings = { ...DEFAULT_SETTINGS, zoom: true };
  return {
    id: `id-${hash(path)}`,
    path,
    content,
    files: planFiles({ path, content }, facts ?? { width: 6000, height: 4000 }, settings, hash),
    placeholder: 'data:image/webp;base64,AAAA',
    texts: {},
    ...changes,
  };
}

/** Photographs with every field, with few, and in albums. */
export const samplePhotos: readonly Photo[] = [
  createPhoto('lake.jpg', {
    texts: { alt: 'It\'s a "lake"', title: 'Lake', caption: 'The <b>lake</b>\u2028' },
  }),
  createPhoto('small.jpg', { placeholder: undefined }, { width: 300, height: 200 }),
  createPhoto('alps/peak.png', {}, { width: 900, height: 600, transparent: true, lossless: true }),
  createPhoto('alps/sketch.svg', {}, { width: 40, height: 30, vector: true }),
  createPhoto('alps/2024/ice.jpg'),
];

/** What the modules of the samples are made of. */
export const createModuleData = (photos: readonly Photo[] = samplePhotos): ModuleData => ({
  photos,
  albums: groupAlbums(photos),
  getUrl: ({ name }) => `/photos/${name}`,
});
