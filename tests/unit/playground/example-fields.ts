/** A few fields of each kind of control. */
import type { Field, FieldsByComponent } from '@/components/playground/field';

const plainFields: readonly Field[] = [
  {
    path: 'plainGalleryConfig.strategy',
    control: { kind: 'number' },
    defaultValue: 1,
    meaning: '',
  },
  { path: 'plainGalleryConfig.advanced.aTags', control: { kind: 'boolean' }, meaning: '' },
];

const modalFields: readonly Field[] = [
  { path: 'previewConfig.visible', control: { kind: 'boolean' }, defaultValue: true, meaning: '' },
  { path: 'previewConfig.number', control: { kind: 'number' }, defaultValue: 3, meaning: '' },
  {
    path: 'slideConfig.touch',
    control: {
      kind: 'choice',
      choices: [
        { value: true, text: 'true' },
        { value: false, text: 'false' },
        { value: 'touch', text: 'touch' },
      ],
    },
    defaultValue: true,
    meaning: '',
  },
  {
    path: 'keyboardConfig.esc',
    control: { kind: 'texts' },
    defaultValue: ['Escape', 'Esc'],
    meaning: '',
  },
  {
    path: 'buttonsConfig.buttons.*.type',
    control: {
      kind: 'choice',
      choices: [
        { value: 1, text: 'DELETE' },
        { value: 4, text: 'CLOSE' },
      ],
      enumName: 'ButtonType',
    },
    meaning: '',
  },
  { path: 'buttonsConfig.buttons.*.title', control: { kind: 'text' }, meaning: '' },
  { path: 'buttonsConfig.buttons.*.size.width', control: { kind: 'text' }, meaning: '' },
  {
    path: 'accessibilityConfig.mainNextImageTitle',
    control: { kind: 'text' },
    defaultValue: 'Next image',
    meaning: '',
  },
];

export const exampleFields: FieldsByComponent = {
  modal: modalFields,
  plain: plainFields,
  carousel: [],
};
