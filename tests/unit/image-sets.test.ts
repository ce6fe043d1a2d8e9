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

describe('the gallery images', () => {
  it.each([
    [0, 'img1', undefined, true, false],
    [1, 'img2', 'Description 2', false, false],
    [2, 'img3', 'Description 3', true, true],
    [3, 'img4', 'Description 4', true, false],
    [4, 'img5', undefined, false, true],
  ])('image %i is %s', (id, name, description, hasExtUrl, hasThumb) => {
    const image = at(galleryImages, id);
    expect(image.id).toBe(id);
    expect(image.modal).toMatchObject({ width: 700, height: 700 });
    expect(pathOf(image.modal.img)).toBe(`/assets/images/gallery/${name}.jpg`);
    expect(image.modal.description).toBe(description);
    expect(image.modal.extUrl !== undefined).toBe(hasExtUrl);
    expect(image.plain !== undefined).toBe(hasThumb);
  });

  it('only the third thumbnail has custom texts', () => {
    expect(at(galleryImages, 2).plain).toMatchObject({
      title: 'custom title 2',
      alt: 'custom alt 2',
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

describe('the carousel images', () => {
  it('have the documented descriptions', () => {
    expect(
      carouselImages.map(({ id, modal, plain }) => [id, modal.description, plain?.description]),
    ).toEqual([
      [0, 'Description 1', undefined],
      [1, undefined, undefined],
      [2, 'Description 3', 'Description 3'],
      [3, 'Description 4', undefined],
      [4, undefined, undefined],
      [5, 'Description 6', undefined],
      [6, undefined, undefined],
    ]);
  });

  it('are landscape, with a thumbnail and without an external URL', () => {
    for (const { modal, plain } of carouselImages) {
      expect(modal).toMatchObject({ width: 1600, height: 1067 });
      expect(modal.extUrl).toBeUndefined();
      expect(plain).toMatchObject({ width: 400, height: 267 });
    }
  });
});

describe('the same images', () => {
  it('are one file under three URLs', () => {
    expect(sameImages.map(({ id, modal }) => [id, modal.img.split('/').at(-1)])).toEqual([
      [0, 'img1.jpg?0'],
      [1, 'img1.jpg?1'],
      [2, 'img1.jpg?2'],
    ]);
    for (const image of sameImages) {
      expect(urlsOf(image).filter((url) => !url.endsWith(`?${image.id}`))).toEqual([]);
    }
  });

  it('have an external URL, no description and no thumbnail', () => {
    for (const { modal, plain } of sameImages) {
      expect(modal.extUrl).toBe('https://example.org/');
      expect(modal.description).toBeUndefined();
      expect(plain).toBeUndefined();
    }
  });
});

describe('the data URL images', () => {
  // The first chunk of a PNG has its size.
  const sizeOf = (url: string) => {
    const bytes = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };

  it('are PNG files of the stated sizes', () => {
    expect(dataImages.map(({ modal }) => sizeOf(modal.img))).toEqual([
      [128, 128],
      [200, 200],
      [225, 225],
    ]);
    expect(dataImages.map(({ modal }) => [modal.width, modal.height])).toEqual(
      dataImages.map(({ modal }) => sizeOf(modal.img)),
    );
  });

  it('have the documented texts', () => {
    expect(dataImages.map(({ modal }) => [modal.description, modal.extUrl !== undefined])).toEqual([
      [undefined, true],
      ['Description 2', false],
      ['Description 3', true],
    ]);
    expect(dataImages.map(({ plain }) => plain?.alt)).toEqual([
      undefined,
      undefined,
      'custom alt 2',
    ]);
    const { plain, modal } = at(dataImages, 2);
    expect(plain).toMatchObject({ img: modal.img });
  });
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
