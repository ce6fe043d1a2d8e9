import { standard, circular, bars, dots, cubeFlipping, circles, explosingSquares } from './config';

/** One gallery for each spinner. */
export const galleries = [
  { id: 322, type: 'STANDARD', libConfig: standard },
  { id: 323, type: 'CIRCULAR', libConfig: circular },
  { id: 324, type: 'BARS', libConfig: bars },
  { id: 325, type: 'DOTS', libConfig: dots },
  { id: 326, type: 'CUBE_FLIPPING', libConfig: cubeFlipping },
  { id: 327, type: 'CIRCLES', libConfig: circles },
  { id: 328, type: 'EXPLOSING_SQUARES', libConfig: explosingSquares },
];
