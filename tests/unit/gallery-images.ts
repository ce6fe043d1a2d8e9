import type { GalleryImage } from 'ks-gallery-react';

/** Five images, each with other fields. */
export const fiveImages: readonly GalleryImage[] = [
  { id: 0, modal: { img: '/i0.jpg', extUrl: 'https://example.org/zero' } },
  { id: 1, modal: { img: '/i1.jpg', description: 'Second' } },
  {
    id: 2,
    modal: { img: '/i2.jpg', description: 'Third' },
    plain: { img: '/t2.jpg', title: 'T2', alt: 'A2', ariaLabel: 'L2' },
  },
  { id: 3, modal: { img: '/i3.jpg', description: 'Fourth' } },
  { id: 4, modal: { img: '/i4.jpg' }, plain: { img: '/t4.jpg' } },
];

/** A list of images without descriptions. */
export function imagesOf(count: number): GalleryImage[] {
  return Array.from({ length: count }, (_, id) => ({ id, modal: { img: `/i${id}.jpg` } }));
}

export const oneImage = fiveImages.slice(0, 1);

/** The item at an index; throws when there is none, so that a test cannot pass without it. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item at ${index}.`);
  return item;
}

/** The images with these ids, for example "024": those of the five, and others without descriptions. */
export function imagesWithIds(ids: string): GalleryImage[] {
  const images = [...fiveImages, ...imagesOf(10).slice(5)];
  return [...ids].map((id) => at(images, Number(id)));
}

/** A value of the wrong type, as a JavaScript caller may pass it. */
export function untyped<T>(value: unknown): T {
  return value as T;
}
