/** A few fields of each kind of control. */
import type { Field, FieldsByComponent, Value } from '@/components/playground/fields/field';

function field(path: string, control: Field['control'], defaultValue?: Value): Field {
  return {
    path,
    control,
    meaning: 'An example.',
    ...(defaultValue !== undefined && { defaultValue }),
  };
}

const boolean = { kind: 'boolean' } as const;
const number = { kind: 'number' } as const;
const text = { kind: 'text' } as const;

export const exampleFields: FieldsByComponent = {
  modal: [
    field('slideConfig.infinite', boolean, false),
    field('accessibilityConfig.mainNextImageTitle', text, 'Next image'),
    field('previewConfig.number', number, 4),
    field('previewConfig.size.width', text, 'auto'),
    field('buttonsConfig.buttons.*.type', {
      kind: 'choice',
      enumName: 'ButtonType',
      choices: [
        { value: 'delete', text: 'DELETE' },
        { value: 'close', text: 'CLOSE' },
      ],
    }),
    field('buttonsConfig.buttons.*.title', text),
    field('buttonsConfig.buttons.*.extUrlInNewTab', boolean),
    field('keyboardServiceConfig.shortcuts', { kind: 'texts' }, ['ctrl+s', 'meta+s']),
    field(
      'dismissConfig.enable',
      {
        kind: 'choice',
        choices: [
          { value: 'both', text: 'both' },
          { value: false, text: 'false' },
        ],
      },
      'both',
    ),
  ],
  plain: [field('plainGalleryConfig.advanced.aTags', boolean, false)],
  carousel: [field('carouselPlayConfig.interval', number, 5000)],
};
