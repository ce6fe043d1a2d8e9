import { square, type ImageSet } from './photographs';

const extUrl = 'https://example.org/';

/** One image three times; only the query of the URL differs. */
const repeat = (id: number) => {
  const { sources: _, ...image } = square('img1');
  return { id, ...image, src: `${image.src}?${id}`, zoomImg: `${image.zoomImg}?${id}`, extUrl };
};

export const sameImages: ImageSet = [repeat(0), repeat(1), repeat(2)];
