import { photographsOf } from './photograph';

/** Three upright pictures. */
export const portraitsPhotographs = photographsOf(
  'portraits',
  ['heron', 'osprey', 'courtyard'],
  [
    [384, 576],
    [768, 1152],
  ],
  [200, 300],
  ['heron', 'osprey'],
);
