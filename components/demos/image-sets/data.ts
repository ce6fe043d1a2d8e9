import { bluePicture, greenPicture, redPicture } from '../data-images';
import { customTexts, extUrl, type ImageSet } from './image-set';

/** Three pictures that are part of the page and need no request. */
export const dataImages: ImageSet = [
  { id: 0, modal: { img: bluePicture, width: 128, height: 128, extUrl } },
  {
    id: 1,
    modal: { img: greenPicture, width: 200, height: 200, description: 'Description 2' },
  },
  {
    id: 2,
    modal: { img: redPicture, width: 225, height: 225, description: 'Description 3', extUrl },
    plain: { img: redPicture, width: 225, height: 225, ...customTexts },
  },
];
