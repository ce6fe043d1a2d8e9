import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GalleryImage } from 'ks-gallery-react';
import {
  carouselImages,
  dataImages,
  datedImages,
  galleryImages,
  sameImages,
} from '@/components/demos/image-sets';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { photographCredits } from '@/components/site/photographs/credits';
import { galleryPhotographs } from '@/components/site/photographs/gallery';

const publicFolder = path.join(process.cwd(), 'public');
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const photographs = [...galleryPhotographs, ...carouselPhotographs];

const pathOf = (address: string) => address.slice(basePath.length).replace(/\?.*$/, '');

const addressesOf = ({ modal, plain }: GalleryImage) =>
  [modal, plain]
    .flatMap((part) => (part ? [part] : []))
    .flatMap(({ img, sources = [] }) => [
      img,
      ...sources.flatMap(({ srcset }) =>
        srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
      ),
    ]);

describe('photographs', () => {
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

  it.each(photographs)('$name is there in every format and width', ({ files, thumb }) => {
    const all = [...Object.values(files).flat(), ...Object.values(thumb)];
    expect(all.filter(({ src }) => !existsSync(path.join(publicFolder, src)))).toEqual([]);
  });

  it('have one credit each', () => {
    expect(photographCredits.map(({ name }) => name)).toEqual(photographs.map(({ name }) => name));
  });

  it.each(photographCredits)('$name is described and credited', ({ name, alt, author }) => {
    expect(alt.length).toBeGreaterThan(30);
    const credits = readFileSync(path.join(process.cwd(), 'CREDITS.md'), 'utf8');
    const row = credits.split('\n').find((line) => line.startsWith(`| \`${name}\``));
    expect(row).toContain(author.split(', edit by ')[0]);
  });
});

describe('gallery images', () => {
  it.each([
    [0, 'img1', undefined, true, false],
    [1, 'img2', 'Description 2', false, false],
    [2, 'img3', 'Description 3', true, true],
    [3, 'img4', 'Description 4', true, false],
    [4, 'img5', undefined, false, true],
  ])('%i shows %s', (id, name, description, hasExtUrl, hasThumb) => {
    const image = galleryImages[id];
    expect(image?.id).toBe(id);
    expect(image?.modal).toMatchObject({ width: 700, height: 700 });
    expect(pathOf(image?.modal.img ?? '')).toBe(`/assets/images/gallery/${name}.jpg`);
    expect(image?.modal.description).toBe(description);
    expect(image?.modal.extUrl !== undefined).toBe(hasExtUrl);
    expect(image?.plain !== undefined).toBe(hasThumb);
  });

  it('has custom texts on the third thumbnail only', () => {
    expect(galleryImages[2]?.plain).toMatchObject({
      title: 'custom title 2',
      alt: 'custom alt 2',
      ariaLabel: 'aria label 2',
    });
    expect(galleryImages[4]?.plain).not.toHaveProperty('title');
  });

  it('offers light formats before the JPEG', () => {
    expect(galleryImages[0]?.modal.sources?.map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
  });
});

describe('carousel images', () => {
  it('follows the table of descriptions', () => {
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

  it('has landscape pictures, all with thumbnails, none with an external address', () => {
    for (const { modal, plain } of carouselImages) {
      expect(modal).toMatchObject({ width: 1600, height: 1067 });
      expect(modal.extUrl).toBeUndefined();
      expect(plain).toMatchObject({ width: 400, height: 267 });
    }
  });
});

describe('same images', () => {
  it('are one picture under three addresses', () => {
    expect(sameImages.map(({ id, modal }) => [id, modal.img.split('/').at(-1)])).toEqual([
      [0, 'img1.jpg?0'],
      [1, 'img1.jpg?1'],
      [2, 'img1.jpg?2'],
    ]);
    for (const image of sameImages) {
      expect(addressesOf(image).filter((address) => !address.endsWith(`?${image.id}`))).toEqual([]);
    }
  });

  it('have an external address, no description and no thumbnail', () => {
    for (const { modal, plain } of sameImages) {
      expect(modal.extUrl).toBe('https://example.org/');
      expect(modal.description).toBeUndefined();
      expect(plain).toBeUndefined();
    }
  });
});

describe('data images', () => {
  // The size of a PNG stands in its first chunk.
  const sizeOf = (address: string) => {
    const bytes = Buffer.from(address.replace('data:image/png;base64,', ''), 'base64');
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };

  it('are PNG pictures of the stated sizes', () => {
    expect(dataImages.map(({ modal }) => sizeOf(modal.img))).toEqual([
      [128, 128],
      [200, 200],
      [225, 225],
    ]);
    expect(dataImages.map(({ modal }) => [modal.width, modal.height])).toEqual(
      dataImages.map(({ modal }) => sizeOf(modal.img)),
    );
  });

  it('follows the table of texts', () => {
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
    expect(dataImages[2]?.plain?.img).toBe(dataImages[2]?.modal.img);
  });
});

describe('dated images', () => {
  it('are the gallery images with a date each, the same in every time zone', () => {
    expect(datedImages.map(({ id, modal: { pictureDate } }) => [id, pictureDate])).toEqual([
      [0, new Date('2022-02-13T14:15:00Z')],
      [1, new Date('2022-02-15T16:30:00Z')],
      [2, new Date('2022-02-16T11:00:00Z')],
      [3, new Date('2022-02-20T14:15:00Z')],
      [4, new Date('2022-03-02T17:00:00Z')],
    ]);
    // toEqual passes over fields that are undefined.
    const withoutDates = datedImages.map(({ modal, ...image }) => ({
      ...image,
      modal: { ...modal, pictureDate: undefined },
    }));
    expect(withoutDates).toEqual(galleryImages);
  });
});

describe('every set', () => {
  it.each([
    ['gallery', galleryImages],
    ['carousel', carouselImages],
    ['same', sameImages],
    ['dated', datedImages],
  ])('%s refers only to files that exist', (_name, images) => {
    const missing = images
      .flatMap(addressesOf)
      .filter((address) => !existsSync(path.join(publicFolder, pathOf(address))));
    expect(missing).toEqual([]);
  });

  it.each([
    ['gallery', galleryImages],
    ['carousel', carouselImages],
    ['same', sameImages],
    ['data', dataImages],
    ['dated', datedImages],
  ])('%s has no title, alt, label, fallback or file name on a modal part', (_name, images) => {
    for (const { modal } of images) {
      expect(modal.title ?? modal.alt ?? modal.ariaLabel).toBeUndefined();
      expect(modal.fallbackImg ?? modal.downloadFileName).toBeUndefined();
    }
  });
});
