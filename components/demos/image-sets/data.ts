import { blueImage, greenImage, redImage } from './data-images';
import { customTexts, extUrl, type ImageSet } from './image-set';

/** Three images as data URLs, which need no request. */
export const dataImages: ImageSet = [
  { id: 0, modal: { img: blueImage, width: 128, height: 128, extUrl } },
  {
    id: 1,
    modal: { img: greenImage, width: 200, height: 200, description: 'Description 2' },
  },
  {
    id: 2,
    modal: { img: redImage, width: 225, height: 225, description: 'Description 3', extUrl },
    plain: { img: redImage, width: 225, height: 225, ...customTexts },
  },
];
