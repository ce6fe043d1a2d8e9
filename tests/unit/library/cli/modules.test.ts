/** @jest-environment node */
import { printModule } from '@/gallery-lib/cli/core/formats/print-module';
import { createTypeProgram, findTypeErrors } from '../../check-types';
import { findLongLines } from '../../find-long-lines';
import { createModuleData, createPhoto, samplePhotos } from '../../../sample-photos';

const info = { date: '2024-05-01T12:00:00', camera: 'EX-1' };
const many = Array.from({ length: 1000 }, (_, index) => createPhoto(`${index % 7}/${index}.jpg`));

it('prints modules that compile', () => {
  const modules = new Map(
    Object.entries({
      samples: samplePhotos,
      none: [],
      information: samplePhotos.map((photo, index) => (index ? photo : { ...photo, info })),
      many,
    }).map(([name, photos]) => [`photos/${name}.ts`, printModule('ts', createModuleData(photos))]),
  );
  const use = `import { albums, photos } from './samples';
import { photos as informed } from './information';
import { PlainGallery, type FlatImage } from 'ks-gallery-react';
export const list: FlatImage[] = photos;
export const inAlbum: FlatImage[] | undefined = albums[0]?.images;
export const camera: string | undefined = informed[0]?.info?.camera;
export const props: Parameters<typeof PlainGallery>[0] = { images: photos };
`;
  const files = new Map([...modules, ['photos/use.ts', use]]);
  expect(findTypeErrors(createTypeProgram(files), files.keys())).toEqual([]);
});

it.each(['ts', 'angular'] as const)('prints no line too long to read: %s', (format) => {
  const long = createPhoto(`${'Long walks '.repeat(9)}/a.jpg`, {
    texts: { alt: 'A wall. '.repeat(20), title: 'W', caption: "It's a wall. ".repeat(10) },
  });
  const text = printModule(format, createModuleData([...samplePhotos, ...many, long]));
  expect(findLongLines(text)).toEqual([]);
});

it('prints texts as literals, and albums as parts of the photographs', () => {
  const text = printModule('ts', createModuleData());
  expect(text).toContain(`alt: "It's a \\"lake\\""`);
  expect(text).toContain("caption: 'The <b>lake</b>\\u2028'");
  expect(text).toContain("{ name: 'alps', title: 'alps', images: pick(2, 3) }");
  expect(text).not.toMatch(/undefined|\u2028/);
});

it('prints the same as JSON, with the ids of albums', () => {
  const data = JSON.parse(printModule('json', createModuleData()));
  expect(data.photos.map(({ id }: { id: string }) => id)).toEqual(samplePhotos.map(({ id }) => id));
  expect(data.albums).toEqual([
    { name: 'alps', title: 'alps', images: samplePhotos.slice(2, 4).map(({ id }) => id) },
    { name: 'alps-2024', title: '2024', images: [samplePhotos[4]?.id] },
  ]);
  expect(data.photos[0]).toMatchObject({ title: 'Lake', caption: 'The <b>lake</b>\u2028' });
});

it('prints a list of links that works without scripts', () => {
  const text = printModule('html', createModuleData());
  expect(text.match(/<a href="\/photos\/[^"]+\.(jpg|png|svg)">/g)).toHaveLength(5);
  expect(text).toContain('alt="It\'s a &quot;lake&quot;"');
  expect(text).toContain('<h2 id="alps-2024">2024</h2>');
  expect(text).not.toContain('undefined');
});

it('gives images of the Angular package numbers as ids, which stay', () => {
  const getIds = (photos: typeof samplePhotos) =>
    [...printModule('angular', createModuleData(photos)).matchAll(/new Image\(\s*(\d+),/g)].map(
      ([, id]) => Number(id),
    );
  const ids = getIds(samplePhotos);
  expect(new Set(ids).size).toBe(5);
  expect(ids.every(Number.isSafeInteger)).toBe(true);
  expect(getIds(samplePhotos.slice(1))).toEqual(ids.slice(1));
});
