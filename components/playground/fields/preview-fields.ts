/** The settings of the preview, which belong to no configuration. */
import { previewPrefix, type Field } from './field';

/** The setting of the preview that shows every image. */
export const allImages = 'all';

/** The setting of the preview that shows photographs of the user. */
export const ownImages = 'own';

function choiceOf(
  name: string,
  meaning: string,
  defaultValue: number | string,
  values: readonly (number | string)[],
): Field {
  return {
    path: previewPrefix + name,
    control: {
      kind: 'choice',
      choices: values.map((value) => ({
        value,
        text: value === ownImages ? 'your photographs' : String(value),
      })),
    },
    defaultValue,
    meaning,
  };
}

/** The same for every component. */
export const previewFields: readonly Field[] = [
  choiceOf('width', 'Width of the preview in px; `full` is the width of the page.', 'full', [
    '390',
    '768',
    'full',
  ]),
  choiceOf('scheme', 'Colour scheme of the preview; `page` is the one of this page.', 'page', [
    'page',
    'light',
    'dark',
  ]),
  choiceOf('direction', 'Text direction of the preview.', 'ltr', ['ltr', 'rtl']),
  choiceOf(
    'motion',
    'Motion in the preview; `system` follows the setting of the device.',
    'system',
    ['system', 'reduced'],
  ),
  choiceOf(
    'images',
    'Number of images in the preview, or your photographs, which stay in this browser.',
    allImages,
    [ownImages, 0, 1, 2, 5, allImages],
  ),
];
