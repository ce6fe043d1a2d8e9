/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import {
  componentNames,
  isSameValue,
  type Field,
  type FieldsByComponent,
  type PlaygroundState,
  type Value,
  type Values,
} from '@/components/playground/fields/field';
import {
  decodeFragment,
  encodeFragment,
  writeReadable,
} from '@/components/playground/state/fragment';
import { closeGaps, expandFields } from '@/components/playground/fields/lists';
import { pack } from '@/components/playground/state/packed-fragment';
import { toPairs } from '@/components/playground/state/pairs';
import { getPresets } from '@/app/playground/presets';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { parseValue } from '@/components/playground/fields/value-text';
import { changeEveryField } from './changed-values';

const base = 'https://example.org/playground';
/** Any characters, and those that a packed URL escapes. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'"\\\t\n\r\ufeff nea') }),
);
const anyNumber = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .map((number) => (number === 0 ? 0 : number));

function anyValue({ control }: Field): fc.Arbitrary<Value> {
  switch (control.kind) {
    case 'boolean':
      return fc.boolean();
    case 'number':
      return anyNumber;
    case 'choice':
      return fc.constantFrom(...control.choices.map(({ value }) => value));
    case 'texts':
      // What can be entered: texts without commas and without spaces around them.
      return anyText.map((text) => parseValue({ path: '', control, meaning: '' }, text));
    case 'text':
      return anyText;
  }
}

const anyControl = fc.oneof(
  fc.constantFrom<Field['control']>(
    { kind: 'boolean' },
    { kind: 'number' },
    { kind: 'text' },
    { kind: 'texts' },
  ),
  fc
    .uniqueArray(fc.oneof(anyText, fc.boolean(), fc.integer()), { minLength: 1, selector: String })
    .map((values): Field['control'] => ({
      kind: 'choice',
      choices: values.map((value) => ({ value, text: String(value) })),
    })),
);

const isType = (path: string) => path.endsWith('.*.type');

const realFields = readAllFields();
const paths = [
  ...new Set(componentNames.flatMap((name) => realFields[name].map(({ path }) => path))),
];

/** Fields with paths of the library, in any order and of any kind. */
const anyFields = fc.shuffledSubarray(paths).chain((chosen) =>
  fc.tuple(
    ...chosen.map((path) =>
      anyControl.chain((control) => {
        const field: Field = { path, control, meaning: '' };
        return isType(path)
          ? fc.constant(field)
          : fc
              .option(anyValue(field), { nil: undefined })
              .map((defaultValue) => ({ ...field, defaultValue }));
      }),
    ),
  ),
);

/** Values of some fields as they can be set: items have a type and no gaps, and nothing equals its default. */
function anyValues(fields: readonly Field[]): fc.Arbitrary<Values> {
  return fc
    .shuffledSubarray([...expandFields(fields)])
    .chain((changed) =>
      fc
        .tuple(
          ...changed.map(([path, field]) =>
            anyValue(field).map((value): [string, Value][] =>
              isSameValue(value, field.defaultValue) ? [] : [[path, value]],
            ),
          ),
        )
        .map((entries) => closeGaps(Object.fromEntries(entries.flat()))),
    );
}

const anyFieldsByComponent: fc.Arbitrary<FieldsByComponent> = fc.oneof(
  fc.constant(realFields),
  fc.record({ modal: anyFields, plain: anyFields, carousel: anyFields }),
);

const anySession = fc
  .tuple(anyFieldsByComponent, fc.constantFrom(...componentNames))
  .chain(([fields, component]) =>
    fc.record({
      fields: fc.constant(fields),
      state: anyValues(fields[component]).map((values): PlaygroundState => ({ component, values })),
    }),
  );

const runs = { numRuns: process.env.TEST_ALL ? 100 : 25 };

describe('any state in the URL', () => {
  it('is the same when the URL is opened', async () => {
    await fc.assert(
      fc.asyncProperty(anySession, async ({ fields, state }) => {
        const fragment = writeReadable(state, fields[state.component]);
        fc.pre(fragment.length <= 16_000);
        expect(await decodeFragment(fragment, fields)).toEqual({ state, problems: [] });
      }),
      runs,
    );
  });

  it('is the same when a packed URL is opened', async () => {
    await fc.assert(
      fc.asyncProperty(anySession, async ({ fields, state }) => {
        const packed = await pack(toPairs(state.values, fields[state.component]));
        const fragment = `${state.component}~${packed}`;
        expect(await decodeFragment(fragment, fields)).toEqual({ state, problems: [] });
      }),
      runs,
    );
  });

  it('has a URL of at most 2,000 characters or none', async () => {
    await fc.assert(
      fc.asyncProperty(anySession, async ({ fields, state }) => {
        const fragment = await encodeFragment(state, fields[state.component], base);
        if (fragment === undefined) return;
        const url = new URL(`#${fragment}`, base);
        expect(url.href.length).toBeLessThanOrEqual(2000);
        expect(await decodeFragment(url.hash, fields)).toEqual({ state, problems: [] });
      }),
      runs,
    );
  });
});

it('the state of every preset has a readable URL', async () => {
  for (const { component, values } of await getPresets()) {
    const state: PlaygroundState = { component, values };
    const fragment = writeReadable(state, realFields[component]);
    expect(`${base}#${fragment}`.length).toBeLessThanOrEqual(2000);
    expect(await decodeFragment(fragment, realFields)).toEqual({ state, problems: [] });
  }
});

describe('any text after "#"', () => {
  /** Opens a URL, and expects a state that has a URL itself. */
  async function expectState(fragment: string) {
    const { state } = await decodeFragment(fragment, realFields);
    const written = writeReadable(state, realFields[state.component]);
    expect(await decodeFragment(written, realFields)).toEqual({ state, problems: [] });
  }

  const anyPart = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('modal', 'plain', '&', '=', '.', '~', '%', '%e4', '#', '0', '9', '*'),
    fc.constantFrom('true', 'CLOSE', '__proto__', 'constructor', 'buttonsConfig.buttons.'),
    fc.constantFrom(...paths),
  );

  it('gives a state', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyPart),
        fc.constantFrom('', 'modal&', 'carousel~'),
        (parts, start) => expectState(start + parts.join('')),
      ),
      { numRuns: process.env.TEST_ALL ? 500 : 100 },
    );
  });

  it('gives a state when compressed', async () => {
    const anyLine = fc.array(anyPart).map((cells) => cells.join('"'));
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine), (lines) =>
        expectState(`modal~${deflateRawSync(lines.join('\n')).toString('base64url')}`),
      ),
    );
  });

  it('gives a state when a packed URL has been damaged', async () => {
    const values = changeEveryField(realFields.modal, 2);
    const packed = `modal~${await pack(toPairs(values, realFields.modal))}`;
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length), fc.nat(4), anyPart, (start, length, text) =>
        expectState(packed.slice(0, start) + text + packed.slice(start + length)),
      ),
    );
  });
});
