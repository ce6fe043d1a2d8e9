/** @jest-environment node */
import { readShape } from '@/components/playground/read-control';

function shapeOf(type: string) {
  return readShape('SomeConfig', {
    name: 'option',
    type,
    optional: true,
    required: false,
    meaning: '',
    declaredBy: 'SomeConfig',
    mentions: [],
  });
}

const choices = (...values: readonly (boolean | string)[]) =>
  values.map((value) => ({ value, text: String(value) }));

it.each([
  ['boolean', { kind: 'boolean' }],
  ['number', { kind: 'number' }],
  ['string', { kind: 'text' }],
  ['string | readonly string[]', { kind: 'texts' }],
  ["'push' | 'close'", { kind: 'choice', choices: choices('push', 'close') }],
  ["'touch' | boolean", { kind: 'choice', choices: choices('touch', true, false) }],
  ["'both' | 'down' | false", { kind: 'choice', choices: choices('both', 'down', false) }],
  [
    'DescriptionStrategy',
    {
      kind: 'choice',
      enumName: 'DescriptionStrategy',
      choices: [
        { value: 1, text: 'ALWAYS_HIDDEN' },
        { value: 2, text: 'ALWAYS_VISIBLE' },
        { value: 3, text: 'HIDE_IF_EMPTY' },
      ],
    },
  ],
])('the type %s has the control %j', (type, control) => {
  expect(shapeOf(type)).toEqual({ kind: 'control', control });
});

it('marks the members of an enum that only the React edition has', () => {
  const shape = shapeOf('ButtonType');
  const control = shape.kind === 'control' ? shape.control : undefined;
  const members = control?.kind === 'choice' ? control.choices : [];
  expect(members.filter(({ isReactOnly }) => isReactOnly).map(({ text }) => text)).toEqual([
    'SHARE',
    'ZOOM_IN',
    'ZOOM_OUT',
  ]);
  expect(members.filter(({ isReactOnly }) => !isReactOnly)).toHaveLength(6);
});

it('chooses between classes, with the parameters of their constructors', () => {
  expect(shapeOf('LineLayout | GridLayout')).toMatchObject({
    kind: 'classes',
    control: {
      kind: 'choice',
      choices: [
        {
          value: 'LineLayout',
          text: 'LineLayout',
          parameters: ['size', 'breakConfig', 'justify'],
        },
        { value: 'GridLayout', text: 'GridLayout', parameters: ['size', 'breakConfig'] },
      ],
    },
    docs: [{ name: 'LineLayout' }, { name: 'GridLayout' }],
  });
});

it.each([
  ['Size', { kind: 'object', doc: { name: 'Size' } }],
  ['readonly ButtonConfig[]', { kind: 'list', doc: { name: 'ButtonConfig' } }],
  ['ReactNode', { kind: 'code' }],
  ['(press: ButtonPress) => void', { kind: 'code' }],
])('the type %s has no control of its own', (type, shape) => {
  expect(shapeOf(type)).toMatchObject(shape);
});

it.each([
  'Date',
  'string | number',
  'readonly string[]',
  'Record<string, string>',
  "'a' | string",
  'Size | string',
  'Size | BreakConfig',
  'readonly LoadingType[]',
])('the type %s is refused', (type) => {
  expect(() => shapeOf(type)).toThrow(
    `The playground has no control for SomeConfig.option: ${type}`,
  );
});
