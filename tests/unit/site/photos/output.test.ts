/** @jest-environment node */
import { createHash } from 'node:crypto';
import { changeAlbum, emptyAlbum } from '@/components/photos/album/album';
import {
  defaultChoices,
  getAngularNote,
  getFirstChoices,
  layouts,
  toState,
} from '@/components/photos/code/choices';
import { readPageFields } from '@/components/photos/code/fields';
import {
  estimateBytes,
  folders,
  planPhotos,
  printAngularOutput,
  printPhotosModule,
  printProgram,
} from '@/components/photos/code/output';
import { printAngularGallery, printReactGallery } from '@/components/photos/code/print-gallery';
import { printReadme } from '@/components/photos/code/readme';
import { planFiles } from '@/gallery-lib/cli/core/plan-files';
import { DEFAULT_SETTINGS } from '@/gallery-lib/cli/core/settings';
import { createTypeProgram, findTypeErrors } from '../../check-types';
import { findLongLines } from '../../find-long-lines';
import { createNewPhoto } from './sample-album';
import { everyChoice } from './every-choice';

const { photos } = changeAlbum(emptyAlbum, {
  type: 'add',
  photos: [
    createNewPhoto('alps/Über.jpg'),
    createNewPhoto('drawing.png', { width: 900, height: 600, transparent: true, lossless: true }),
  ],
});

const [, photograph = photos[0]!] = photos;

const output = { widths: [800, 1600, 2400], formats: ['webp', 'jpeg'] } as const;
const fields = readPageFields();

test('plans the files of the command, with the same names', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const settings = { ...DEFAULT_SETTINGS, formats: [...output.formats] };
  for (const [photo, files] of planPhotos(photos, output, 'react'))
    expect(files).toEqual(planFiles(photo, photo.facts, settings, hash));
});

test('has one file for each image of the Angular package, and a thumbnail', () => {
  const [files] = planPhotos([photograph], output, 'angular').values();
  expect(files?.map(({ use, width, format }) => [use, width, format])).toEqual([
    ['full', 1600, 'webp'],
    ['thumb', 540, 'webp'],
  ]);
  expect(printAngularOutput(output)).toContain('one file: WebP, up to 1600 px wide.');
  expect(printAngularOutput({ widths: [800], formats: ['avif'] })).toContain('JPEG, up to 800 px');
});

test('prints modules with the folder as an album', () => {
  const react = printPhotosModule(photos, output, 'react');
  expect(react).toContain("src: '/photos/alps/uber-2400-");
  expect(react).toContain("{ name: 'alps', title: 'alps', images: pick(");
  const angular = printPhotosModule(photos, output, 'angular');
  expect(angular).toContain("img: 'assets/photos/alps/uber-1600-");
});

test.each([
  [output, 'react', '--module src/photos.ts --formats webp,jpeg'],
  [
    { widths: [800], formats: ['avif', 'webp', 'jpeg'] },
    'react',
    '--module src/photos.ts --widths 800',
  ],
  [output, 'angular', '--module src/app/photos.ts --format angular --base assets/photos'],
] as const)('prints the command', (settings, edition, options) => {
  expect(printProgram(settings, edition)).toMatch(
    new RegExp(`^ks-gallery-react photos .*${options}$`),
  );
});

test.each(['react', 'angular'] as const)('explains the archive for %s in its README', (edition) => {
  const readme = printReadme(output, edition);
  expect(readme).toContain(printProgram(output, edition));
  expect(readme).toContain(`\`${folders[edition].module}\``);
});

test('shows two photographs beside each other in the window of a phone', () => {
  const { rowHeight } = getFirstChoices(true);
  const gap = 8;
  expect(2 * rowHeight * (16 / 9) + gap).toBeLessThanOrEqual(360 - 2 * 16);
});

test.each([
  ['a bird before a blurred ground', 208_811, [2048, 1152], 623_464],
  ['a desert', 99_286, [2048, 1365], 244_866],
  ['mountains', 312_854, [2048, 1152], 968_283],
  ['a planet in black space', 44_519, [2048, 853], 150_888],
])('guesses the size of the files of %s', (_name, bytes, [width, height], expected) => {
  const sample = createNewPhoto('sample.jpg', { width, height });
  const file = new File([new Uint8Array(bytes)], 'sample.jpg');
  const [photo] = changeAlbum(emptyAlbum, { type: 'add', photos: [{ ...sample, file }] }).photos;
  const guess = estimateBytes(planPhotos([photo!], output, 'react'));
  expect(guess / expected).toBeGreaterThan(0.7);
  expect(guess / expected).toBeLessThan(1.4);
});

test('guesses no more for the files of an original of high quality', () => {
  const sample = createNewPhoto('sample.jpg');
  const file = new File([new Uint8Array(12e6)], 'sample.jpg');
  const [photo] = changeAlbum(emptyAlbum, { type: 'add', photos: [{ ...sample, file }] }).photos;
  const guess = estimateBytes(planPhotos([photo!], output, 'react'));
  expect(guess).toBeGreaterThan(1e6);
  expect(guess).toBeLessThan(4e6);
});

test('prints components that fit to the module, for every choice', () => {
  const photosModule = printPhotosModule(photos, output, 'react');
  const sources = new Map(
    everyChoice.flatMap((choices, index) => [
      [`printed-${index}/photos.ts`, photosModule] as const,
      [`printed-${index}/gallery.tsx`, printReactGallery(choices, fields)] as const,
    ]),
  );
  expect(findTypeErrors(createTypeProgram(sources), sources.keys())).toEqual([]);
});

test('prints no line too long to read, for every choice of both editions', () => {
  const codes = [
    ...(['react', 'angular'] as const).map((edition) => printPhotosModule(photos, output, edition)),
    ...everyChoice.flatMap((choices) => [
      printReactGallery(choices, fields),
      printAngularGallery(choices, fields),
    ]),
  ];
  expect(codes.flatMap(findLongLines)).toEqual([]);
});

test('prints lines for Angular in place of layouts that the package does not have', () => {
  for (const layout of layouts) {
    const code = printAngularGallery({ ...defaultChoices, layout }, fields);
    expect(code).toContain(layout === 'grid' ? 'new GridLayout(' : "height: '180px'");
    expect(code).not.toContain('Only in the React edition');
    expect(code).toContain("import { photos } from './photos';");
    expect(code).toContain('(clickImage)="openModal($event)"');
  }
});

test('says what the Angular package lacks', () => {
  expect(getAngularNote({ ...defaultChoices, layout: 'masonry' })).toContain('lines');
  expect(getAngularNote({ ...defaultChoices, layout: 'grid' })).toBeUndefined();
  expect(getAngularNote({ ...defaultChoices, component: 'carousel', slides: 2 })).toContain('one');
  expect(toState({ ...defaultChoices, component: 'modal' }).values).toEqual({});
});
