/** @jest-environment node */
import type { Control, Field, Value } from '@/components/playground/fields/field';
import { formatValue, parseValue, ValueError } from '@/components/playground/fields/value-text';

const fieldOf = (control: Control): Field => ({ path: 'some.option', control, meaning: '' });

const enumControl: Control = {
  kind: 'choice',
  enumName: 'LoadingType',
  choices: [
    { value: 'standard', text: 'STANDARD' },
    { value: 'bars', text: 'BARS' },
  ],
};
const mixedControl: Control = {
  kind: 'choice',
  choices: [
    { value: 'touch', text: 'touch' },
    { value: true, text: 'true' },
    { value: false, text: 'false' },
  ],
};
const classControl: Control = {
  kind: 'choice',
  choices: [{ value: 'GridLayout', text: 'GridLayout', parameters: ['size', 'breakConfig'] }],
};

const byWidth: Control = { kind: 'number', isByWidth: true };

const cases: readonly (readonly [control: Control, value: Value, text: string])[] = [
  [{ kind: 'boolean' }, true, 'true'],
  [{ kind: 'boolean' }, false, 'false'],
  [{ kind: 'number' }, 0, '0'],
  [{ kind: 'number' }, -1, '-1'],
  [{ kind: 'number' }, 2.5, '2.5'],
  [{ kind: 'number' }, 1e21, '1e+21'],
  [byWidth, 3, '3'],
  [byWidth, '0: 2, 600: 3.5', '0: 2, 600: 3.5'],
  [{ kind: 'text' }, '', ''],
  [{ kind: 'text' }, ' of ', ' of '],
  [{ kind: 'text' }, 'rgba(0, 0, 0, .5)', 'rgba(0, 0, 0, .5)'],
  [{ kind: 'text' }, 'true', 'true'],
  [{ kind: 'texts' }, [], ''],
  [{ kind: 'texts' }, ['ctrl+s'], 'ctrl+s'],
  [{ kind: 'texts' }, ['ctrl+s', 'meta+s'], 'ctrl+s,meta+s'],
  [enumControl, 'standard', 'STANDARD'],
  [enumControl, 'bars', 'BARS'],
  [mixedControl, 'touch', 'touch'],
  [mixedControl, true, 'true'],
  [mixedControl, false, 'false'],
  [classControl, 'GridLayout', 'GridLayout'],
];

it.each(cases)('in %j, the value %j has the text “%s”', (control, value, text) => {
  expect(formatValue(fieldOf(control), value)).toBe(text);
  expect(parseValue(fieldOf(control), text)).toEqual(value);
});

it.each([
  [{ kind: 'number' } as const, ' 12 ', 12],
  [byWidth, ' 600:3 ,0 : 2', '0: 2, 600: 3'],
  [{ kind: 'texts' } as const, ' ctrl+s , , meta+s,', ['ctrl+s', 'meta+s']],
])('in %j, the text “%s” is also %j', (control, text, value) => {
  expect(parseValue(fieldOf(control), text)).toEqual(value);
});

describe('an option with CSS values', () => {
  const supports = jest.fn((_property: string, text: string) => text === '50%');
  const field: Field = { ...fieldOf({ kind: 'text' }), cssProperty: 'width' };

  beforeAll(() => Object.assign(globalThis, { CSS: { supports } }));
  afterAll(() => Object.assign(globalThis, { CSS: undefined }));

  it('takes what the browser takes', () => {
    expect(parseValue(field, '50%')).toBe('50%');
    expect(supports).toHaveBeenCalledWith('width', '50%');
  });

  it('refuses what the browser refuses', () => {
    expect(() => parseValue(field, 'banana')).toThrow(
      'some.option is "banana"; it must be a value of the CSS property width.',
    );
  });
});

it.each([
  [{ kind: 'boolean' } as const, 'yes', 'some.option is "yes"; it must be true or false.'],
  [{ kind: 'boolean' } as const, '', 'some.option is ""; it must be true or false.'],
  [
    { kind: 'boolean' } as const,
    'constructor',
    'some.option is "constructor"; it must be true or false.',
  ],
  [{ kind: 'number' } as const, '', 'some.option is ""; it must be a number.'],
  [{ kind: 'number' } as const, ' ', 'some.option is " "; it must be a number.'],
  [{ kind: 'number' } as const, '12px', 'some.option is "12px"; it must be a number.'],
  [{ kind: 'number' } as const, 'Infinity', 'some.option is "Infinity"; it must be a number.'],
  [
    byWidth,
    '0: 2, 600',
    'some.option is "0: 2, 600"; it must be a number, or numbers by width such as "0: 2, 600: 3".',
  ],
  [enumControl, '3', 'some.option is "3"; it must be one of STANDARD, BARS.'],
  [enumControl, 'bars', 'some.option is "bars"; it must be one of STANDARD, BARS.'],
  [mixedControl, 'both', 'some.option is "both"; it must be one of touch, true, false.'],
])('in %j, the text “%s” is refused', (control, text, message) => {
  const parse = () => parseValue(fieldOf(control), text);
  expect(parse).toThrow(ValueError);
  expect(parse).toThrow(message);
});
