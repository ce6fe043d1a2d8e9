/** @jest-environment node */
import type { TypeShape } from '@/components/reference/types/library-types';
import { readShape } from '@/components/playground/fields/read-control';

/** The control of an option of a type that no library has. */
const shapeOf = (shape: TypeShape) =>
  readShape('SomeConfig', {
    name: 'option',
    type: 'SomeType',
    shape,
    optional: true,
    required: false,
    meaning: 'Made up.',
    aliases: [],
    declaredBy: 'SomeConfig',
    mentions: [],
  });

const type = (name: string): TypeShape => ({ kind: 'type', name });
const list = (item: TypeShape): TypeShape => ({ kind: 'list', item });
const union = (...members: TypeShape[]): TypeShape => ({ kind: 'union', members });
const literal = (value: string | boolean): TypeShape => ({ kind: 'literal', value });
const boolean: TypeShape = { kind: 'boolean' };
const text: TypeShape = { kind: 'string' };
const code: TypeShape = { kind: 'function', parameters: [] };

const choices = (...values: readonly (boolean | string)[]) =>
  values.map((value) => ({ value, text: String(value) }));

it.each([
  [boolean, { kind: 'boolean' }],
  [{ kind: 'number' } as TypeShape, { kind: 'number' }],
  [{ kind: 'number', isByWidth: true } as TypeShape, { kind: 'number', isByWidth: true }],
  [text, { kind: 'text' }],
  [union(text, list(text)), { kind: 'texts' }],
  [union(literal('push'), literal('close')), { kind: 'choice', choices: choices('push', 'close') }],
  [union(literal('touch'), boolean), { kind: 'choice', choices: choices('touch', true, false) }],
  [
    type('DescriptionStrategy'),
    {
      kind: 'choice',
      enumName: 'DescriptionStrategy',
      choices: [
        { value: 'alwaysHidden', text: 'ALWAYS_HIDDEN' },
        { value: 'alwaysVisible', text: 'ALWAYS_VISIBLE' },
        { value: 'hideIfEmpty', text: 'HIDE_IF_EMPTY' },
      ],
    },
  ],
])('the type %j has the control %j', (shape, control) => {
  expect(shapeOf(shape)).toEqual({ kind: 'control', control });
});

it('marks the members of an enum that only the React edition has', () => {
  const shape = shapeOf(type('ButtonType'));
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
  expect(shapeOf(union(type('LineLayout'), type('GridLayout')))).toMatchObject({
    kind: 'objects',
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

it('chooses between the types of plain objects, which only the React edition has', () => {
  const choice = { isObject: true, needsLayouts: true, isReactOnly: true };
  expect(shapeOf(union(type('JustifiedLayoutOptions'), type('ColumnLayoutOptions')))).toMatchObject(
    {
      kind: 'objects',
      control: {
        kind: 'choice',
        choices: ['justified', 'masonry', 'columns'].map((text) => ({
          value: text,
          text,
          ...choice,
        })),
      },
    },
  );
});

it.each([
  [type('Size'), { kind: 'object', doc: { name: 'Size' } }],
  [list(type('ButtonConfig')), { kind: 'list', doc: { name: 'ButtonConfig' } }],
  [{ kind: 'node' } as TypeShape, { kind: 'code' }],
  [code, { kind: 'code' }],
])('the type %j has no control of its own', (declared, shape) => {
  expect(shapeOf(declared)).toMatchObject(shape);
});

it.each<TypeShape>([
  { kind: 'other' },
  union(text, { kind: 'number' }),
  list(text),
  union(literal('a'), text),
  union(type('Size'), text),
  union(type('Size'), type('BreakConfig')),
  list(type('LoadingType')),
])('the type %j is refused', (shape) => {
  expect(() => shapeOf(shape)).toThrow(
    'The playground has no control for SomeConfig.option: SomeType',
  );
});
