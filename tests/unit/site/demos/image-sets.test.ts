import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GalleryImage } from 'ks-gallery-react';
import sharp from 'sharp';
import { imageSets } from '@/components/demos/archive/image-sets';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { dataImages } from '@/components/demos/image-sets/data-images';
import { datedImages } from '@/components/demos/image-sets/dated-images';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { openingImages } from '@/components/demos/image-sets/opening-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { carouselPlaceholders } from '@/components/demos/image-sets/files/placeholders';
import { sameImages } from '@/components/demos/image-sets/same-images';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { photographCredits } from '@/components/site/photographs/credits';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import { portraitsPhotographs } from '@/components/site/photographs/portraits';
import { at } from '../../gallery-images';

const publicFolder = path.join(process.cwd(), 'public');
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const photographs = [...galleryPhotographs, ...carouselPhotographs];

/** The size of a file below the public folder. */
async function readSize(src: string) {
  const { width, height } = await sharp(path.join(publicFolder, src)).metadata();
  return { width, height };
}

const pathOf = (url: string) => url.slice(basePath.length).replace(/\?.*$/, '');

/** The URLs of all files that an image names. */
function getUrls(value: unknown): string[] {
  if (typeof value === 'string') {
    const candidates = value.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
    return candidates.filter((url) => url.startsWith(`${basePath}/assets/`));
  }
  return typeof value === 'object' && value ? Object.values(value).flatMap(getUrls) : [];
}

describe('the photographs', () => {
  it('are five square and seven landscape ones with distinct names', () => {
    expect(galleryPhotographs.map(({ name }) => name).join(' ')).toBe('img1 img2 img3 img4 img5');
    expect(carouselPhotographs).toHaveLength(7);
    expect(new Set(photographs.map(({ name }) => name)).size).toBe(12);
  });

  it.each([...photographs, ...portraitsPhotographs])(
    '$name has a file of the stated width and proportions in every format',
    async ({ files, thumb }) => {
      for (const { src, width, height } of [Object.values(files), Object.values(thumb)].flat(2)) {
        const file = await readSize(src);
        expect({ src, width: file.width }).toEqual({ src, width });
        // Its height is rounded from that of the crop.
        expect(Math.abs(file.height - height)).toBeLessThanOrEqual(1);
      }
    },
  );

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
  }, 120_000);

  it.each([...photographs, ...portraitsPhotographs])(
    '$name has a file for zooming if its crop has more pixels than the main file',
    async ({ name, files, zoom }) => {
      const { src, width, height } = at(files.jpeg, files.jpeg.length - 1);
      const file = src.replace('.jpg', '-zoom.webp');
      expect(zoom).toBe(existsSync(path.join(publicFolder, file)) ? file : undefined);
      if (!zoom) return expect(['saturn', 'heron', 'osprey']).toContain(name);
      const size = await readSize(zoom);
      expect(size.width).toBeGreaterThan(width);
      expect(Math.abs(size.height - (size.width * height) / width)).toBeLessThan(1);
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
/** The thumbnail of an image, unless it is only there to have the documented name, which is by position. */
const ownThumb = ({ src, thumb }: Photo) =>
  thumb?.src === src && /^Image \d$/.test(thumb.alt ?? '') ? undefined : thumb;

const describeImage = (image: Photo) => {
  const { id, src, caption, extUrl } = image;
  const thumb = ownThumb(image);
  return [
    `${id}: ${src.startsWith('data:') ? 'data' : src.split('/').at(-1)}`,
    ...(caption ? [caption] : []),
    ...(extUrl ? ['external URL'] : []),
    ...(thumb ? [`thumbnail ${thumb.alt ?? ''}`.trim()] : []),
  ].join(', ');
};

const carouselFiles = carouselPhotographs.map(({ name }) => `${name}.jpg`);

it.each<[string, readonly Photo[], string[]]>([
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

/** An image in the form of the Angular package, with the facts that the documentation states. */
const toAngular = (image: Photo) => {
  const { id, src, caption, extUrl } = image;
  const thumb = ownThumb(image);
  return {
    id,
    modal: { img: pathOf(src), description: caption, extUrl },
    plain: thumb && {
      img: pathOf(thumb.src),
      title: thumb.title,
      alt: thumb.alt,
      ariaLabel: thumb.ariaLabel,
    },
  };
};

jest.mock(
  '@ks89/angular-modal-gallery',
  () => ({ Image: jest.requireActual('ks-gallery-react').Image }),
  { virtual: true },
);

it('the images of the Angular samples have the same files and texts', async () => {
  // The compiler of the site does not know the Angular package.
  const file: string = '../../../../app/demo/angular-images';
  const angular = (await import(file)) as Record<string, readonly GalleryImage[]>;
  const readAngular = (name: string) =>
    angular[name]?.map(({ id, modal, plain }) => ({
      id,
      modal: { ...modal, img: `/${modal.img}` },
      // Its description is that of the image.
      plain: plain && { ...plain, img: `/${plain.img}`, description: undefined },
    }));
  expect(readAngular('galleryImages')).toEqual(galleryImages.map(toAngular));
  expect(readAngular('carouselImages')).toEqual(carouselImages.map(toAngular));
});

describe('the gallery images', () => {
  it('are square, and only the third thumbnail has custom texts', () => {
    for (const image of galleryImages) expect(image).toMatchObject({ width: 700, height: 700 });
    expect(at(galleryImages, 2).thumb).toMatchObject({
      title: 'custom title 2',
      ariaLabel: 'aria label 2',
    });
    expect(at(galleryImages, 4).thumb).not.toHaveProperty('title');
  });

  it('AVIF is offered before WebP, and JPEG to the others', () => {
    const { src, sources = [] } = at(galleryImages, 0);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(src).toMatch(/\.jpg$/);
  });
});

it('the carousel images are landscape', () => {
  for (const image of carouselImages) {
    expect(image).toMatchObject({ width: 1600, height: 1067 });
    expect(image.thumb).toMatchObject({ width: 402, height: 268 });
  }
});

it('the same images are one file under three URLs', () => {
  for (const image of sameImages)
    expect(getUrls(image).filter((url) => !url.endsWith(`?${image.id}`))).toEqual([]);
});

it('the data URL images are PNG files of the stated sizes, one with itself as thumbnail', () => {
  // The first chunk of a PNG has its size.
  const sizeOf = (url: string) => {
    const bytes = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  const sizes = [128, 200, 225].map((size) => [size, size]);
  expect(dataImages.map(({ src }) => sizeOf(src))).toEqual(sizes);
  expect(dataImages.map(({ width, height }) => [width, height])).toEqual(sizes);
  const last = at(dataImages, 2);
  expect(last.thumb?.src).toBe(last.src);
});

it('the dated images are the gallery images with a date each, the same in every time zone', () => {
  expect(datedImages.map(({ id, pictureDate }) => [id, pictureDate])).toEqual([
    [0, new Date('2022-02-13T14:15:00Z')],
    [1, new Date('2022-02-15T16:30:00Z')],
    [2, new Date('2022-02-16T11:00:00Z')],
    [3, new Date('2022-02-20T14:15:00Z')],
    [4, new Date('2022-03-02T17:00:00Z')],
  ]);
  expect(datedImages.map(({ pictureDate: _, ...image }) => image)).toEqual(galleryImages);
});

test('the landscape images are those of the carousel, with captions that say something', () => {
  expect(landscapeImages.map(({ src }) => src)).toEqual(carouselImages.map(({ src }) => src));
  for (const { caption } of landscapeImages) expect(caption).toMatch(/^(?!Description)./);
});

test('the opening images are the landscape images, one of them with a square thumbnail', () => {
  expect(openingImages.map(({ src }) => src)).toEqual(landscapeImages.map(({ src }) => src));
  const square = openingImages.map(({ thumb }) => thumb?.width === thumb?.height);
  expect(square.indexOf(true)).toBe(5);
  expect(square.lastIndexOf(true)).toBe(5);
});

describe.each(Object.entries(imageSets))('the %s', (_name, images) => {
  it('refer only to files that exist', () => {
    const missing = getUrls(images).filter(
      (url) => !existsSync(path.join(publicFolder, pathOf(url))),
    );
    expect(missing).toEqual([]);
  });

  it('have no title, alternative text, label, fallback or file name beside those of a thumbnail', () => {
    for (const { title, alt, ariaLabel, fallbackImg, downloadFileName } of images)
      expect(title ?? alt ?? ariaLabel ?? fallbackImg ?? downloadFileName).toBeUndefined();
  });
});
