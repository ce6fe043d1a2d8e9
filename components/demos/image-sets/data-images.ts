import { blueImage, greenImage, redImage } from './files/data-urls';
import type { ImageSet } from './photographs';

const extUrl = 'https://example.org/';

/** Three images as data URLs, which need no request. */
export const dataImages: ImageSet = [
  { id: 0, src: blueImage, width: 128, height: 128, extUrl },
  { id: 1, src: greenImage, width: 200, height: 200, caption: 'Description 2' },
  {
    id: 2,
    src: redImage,
    width: 225,
    height: 225,
    caption: 'Description 3',
    extUrl,
    thumb: {
      src: redImage,
      title: 'custom title 2',
      alt: 'custom alt 2',
      ariaLabel: 'aria label 2',
    },
  },
];
