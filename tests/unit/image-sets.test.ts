import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GalleryImage } from 'ks-gallery-react';
import sharp from 'sharp';
import {
  albumImages,
  carouselImages,
  dataImages,
  datedImages,
  galleryImages,
  landscapeImages,
  openingImages,
  sameImages,
} from '@/components/demos/image-sets';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { carouselPlaceholders } from '@/components/site/photographs/placeholders';
import { photographCredits } from '@/components/site/photographs/credits';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import { at } from './gallery-images';

const publicFolder = path.join(process.cwd(), 'public');
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const photographs = [...galleryPhotographs, ...carouselPhotographs];

const pathOf = (url: string) => url.slice(basePath.length).replace(/\?.*$/, '');

const urlsOf = ({ modal, plain }: GalleryImage) => [
  ...(modal.zoomImg ? [modal.zoomImg] : []),
  ...[modal, plain]
    .flatMap((part) => (part ? [part] : []))
    .flatMap(({ img, sources = [] }) => [
      img,
      ...sources.flatMap(({ srcset }) =>
        srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
      ),
    ]),
];

describe('the photographs', () => {
  it('are five square and seven landscape ones with distinct names', () => {
    expect(galleryPhotographs.map(({ name }) => name)).toEqual([
      'img1',
      'img2',
      'img3',
      'img4',
      'img5',
    ]);
    expect(carouselPhotographs).toHaveLength(7);
    expect(new Set(photographs.map(({ name }) => name)).size).toBe(12);
  });

  it.each(photographs)('$name exists in every format and width', ({ files, thumb, zoom }) => {
    const all = [...Object.values(files).flat(), ...Object.values(thumb), ...(zoom ? [zoom] : [])];
    expect(all.filter(({ src }) => !existsSync(path.join(publicFolder, src)))).toEqual([]);
  });

  it('have a placeholder that is the photograph with a few pixels', async () => {
    const toPixels = (file: string | Buffer) =>
      sharp(file).resize(9, 6, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const originals = await Promise.all(
      carouselPhotographs.map(({ files }) =>
        toPixels(path.join(publicFolder, at(files.jpeg, 0).src)),
      ),
    );
    for (const [index, url] of carouselPlaceholders.entries()) {
      const pixels = await toPixels(Buffer.from(url.split(',')[1] ?? '', 'base64'));
      const distances = originals.map(
        (original) =>
          original.reduce((sum, value, place) => sum + Math.abs(value - (pixels[place] ?? 0)), 0) /
          original.length,
      );
      expect(distances.indexOf(Math.min(...distances))).toBe(index);
      expect(distances[index]).toBeLessThan(15);
    }
    expect(carouselPlaceholders).toHaveLength(carouselPhotographs.length);
  });

  it('have a file for zooming if their crop has more pixels than the main file', () => {
    const without = photographs.filter(({ zoom }) => !zoom);
    expect(without.map(({ name }) => name)).toEqual(['saturn']);
  });

  it.each(photographs.flatMap(({ zoom, files }) => (zoom ? [{ ...zoom, files }] : [])))(
    '$src is larger than the main file and has its proportions',
    async ({ src, width, height, files }) => {
      const main = at(files.jpeg, files.jpeg.length - 1);
      expect(await sharp(path.join(publicFolder, src)).metadata()).toMatchObject({ width, height });
      expect(width).toBeGreaterThan(main.width);
      expect(Math.abs(height - (width * main.height) / main.width)).toBeLessThan(1);
    },
  );

  it('have one credit each', () => {
    expect(photographCredits.map(({ name }) => name)).toEqual(photographs.map(({ name }) => name));
  });

  it.each(photographCredits)('$name has a description and a credit', ({ name, alt, author }) => {
    expect(alt.length).toBeGreaterThan(30);
    const credits = readFileSync(path.join(process.cwd(), 'CREDITS.md'), 'utf8');
    const row = credits.split('\n').find((line) => line.startsWith(`| \`${name}\``));
    expect(row).toContain(author.split(', edit by ')[0]);
  });
});

/** What the demos show of an image: its file, its texts, and whether it has an external URL and a thumbnail. */
const describeImage = ({ id, modal, plain }: GalleryImage) =>
  [
    `${id}: ${modal.img.startsWith('data:') ? 'data' : modal.img.split('/').at(-1)}`,
    ...(modal.description ? [modal.description] : []),
    ...(modal.extUrl ? ['external URL'] : []),
    ...(plain ? [`thumbnail ${plain.alt ?? ''}`.trim()] : []),
  ].join(', ');

const carouselFiles = carouselPhotographs.map(({ name }) => `${name}.jpg`);

it.each<[string, readonly GalleryImage[], string[]]>([
  [
    'gallery',
    galleryImages,
    [
      '0: img1.jpg, external URL',
      '1: img2.jpg, Description 2',
      '2: img3.jpg, Description 3, external URL, thumbnail custom alt 2',
      '3: img4.jpg, Description 4, external URL',
      '4: img5.jpg, thumbnail',
    ],
  ],
  [
    'carousel',
    carouselImages,
    [1, undefined, 3, 4, undefined, 6, undefined].map((position, id) =>
      [
        `${id}: ${carouselFiles[id]}`,
        ...(position ? [`Description ${position}`] : []),
        'thumbnail',
      ].join(', '),
    ),
  ],
  ['same', sameImages, [0, 1, 2].map((id) => `${id}: img1.jpg?${id}, external URL`)],
  [
    'data URL',
    dataImages,
    [
      '0: data, external URL',
      '1: data, Description 2',
      '2: data, Description 3, external URL, thumbnail custom alt 2',
    ],
  ],
])('the %s images have the documented files, texts and URLs', (_name, images, expected) => {
  expect(images.map(describeImage)).toEqual(expected);
});

describe('the gallery images', () => {
  it('are square, and only the third thumbnail has custom texts', () => {
    for (const { modal } of galleryImages) expect(modal).toMatchObject({ width: 700, height: 700 });
    expect(at(galleryImages, 2).plain).toMatchObject({
      title: 'custom title 2',
      ariaLabel: 'aria label 2',
    });
    expect(at(galleryImages, 4).plain).not.toHaveProperty('title');
  });

  it('AVIF and WebP are offered before JPEG', () => {
    expect(at(galleryImages, 0).modal.sources!.map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
  });
});

it('the carousel images are landscape, and one thumbnail has a description', () => {
  for (const { modal, plain } of carouselImages) {
    expect(modal).toMatchObject({ width: 1600, height: 1067 });
    expect(plain).toMatchObject({ width: 400, height: 267 });
  }
  expect(carouselImages.map(({ plain }) => plain?.description)).toEqual(
    carouselImages.map(({ id }) => (id === 2 ? 'Description 3' : undefined)),
  );
});

it('the same images are one file under three URLs, in all formats', () => {
  for (const image of sameImages)
    expect(urlsOf(image).filter((url) => !url.endsWith(`?${image.id}`))).toEqual([]);
  expect(at(sameImages, 0).modal.extUrl).toBe('https://example.org/');
});

it('the data URL images are PNG files of the stated sizes, one with itself as thumbnail', () => {
  // The first chunk of a PNG has its size.
  const sizeOf = (url: string) => {
    const bytes = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  const sizes = [128, 200, 225].map((size) => [size, size]);
  expect(dataImages.map(({ modal }) => sizeOf(modal.img))).toEqual(sizes);
  expect(dataImages.map(({ modal }) => [modal.width, modal.height])).toEqual(sizes);
  const { plain, modal } = at(dataImages, 2);
  expect(plain?.img).toBe(modal.img);
});

describe('the dated images', () => {
  it('are the gallery images with a date each, the same in every time zone', () => {
    expect(datedImages.map(({ id, modal: { pictureDate } }) => [id, pictureDate])).toEqual([
      [0, new Date('2022-02-13T14:15:00Z')],
      [1, new Date('2022-02-15T16:30:00Z')],
      [2, new Date('2022-02-16T11:00:00Z')],
      [3, new Date('2022-02-20T14:15:00Z')],
      [4, new Date('2022-03-02T17:00:00Z')],
    ]);
    // toEqual ignores undefined fields.
    const withoutDates = datedImages.map(({ modal, ...image }) => ({
      ...image,
      modal: { ...modal, pictureDate: undefined },
    }));
    expect(withoutDates).toEqual(galleryImages);
  });
});

test('the landscape images are those of the carousel, with captions that say something', () => {
  expect(landscapeImages.map(({ modal }) => modal.img)).toEqual(
    carouselImages.map(({ modal }) => modal.img),
  );
  for (const { modal } of landscapeImages) expect(modal.description).toMatch(/^(?!Description)./);
});

describe('the opening images', () => {
  it('are the landscape images, one of them with a square thumbnail file', () => {
    expect(openingImages.map(({ modal }) => modal)).toEqual(
      landscapeImages.map(({ modal }) => modal),
    );
    const square = openingImages.filter(({ plain }) => plain?.width === plain?.height);
    expect(square.map(({ id }) => id)).toEqual([5]);
  });
});

const imageSets = {
  gallery: galleryImages,
  album: albumImages,
  carousel: carouselImages,
  same: sameImages,
  dated: datedImages,
  landscape: landscapeImages,
  opening: openingImages,
};

describe('every image set', () => {
  it.each(Object.entries(imageSets))(
    'the %s images refer only to files that exist',
    (_, images) => {
      const missing = images
        .flatMap(urlsOf)
        .filter((url) => !existsSync(path.join(publicFolder, pathOf(url))));
      expect(missing).toEqual([]);
    },
  );

  it.each(Object.entries({ ...imageSets, data: dataImages }))(
    'the %s images have no title, alt, label, fallback or file name in their modal part',
    (_name, images) => {
      for (const { modal } of images) {
        expect(modal.title ?? modal.alt ?? modal.ariaLabel).toBeUndefined();
        expect(modal.fallbackImg ?? modal.downloadFileName).toBeUndefined();
      }
    },
  );
});
