/** Random states of the playground that the library accepts, the same in every run. */
import fc from 'fast-check';
import {
  componentNames,
  lookPrefix,
  previewPrefix,
  type ComponentName,
  type Field,
  type FieldsByComponent,
  type PlaygroundState,
  type Value,
  type Values,
} from '@/components/playground/fields/field';

const texts = fc.oneof(
  fc.constantFrom(
    '',
    '100px',
    '50%',
    'auto',
    "it's",
    'say "hi"',
    `"double" and 'single' quotes, and 'more'`,
    'back\\slash',
    'two\nlines',
    '\u2028 separator, Zürich',
    '<b>bold</b> & ${name} `code` {{ value }}',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ minLength: 60, maxLength: 110 }),
);

/** What the library refuses or cannot use, by the end of a path. */
const limits: readonly (readonly [end: RegExp, values: fc.Arbitrary<Value>])[] = [
  // Autoplay must not advance while a test looks at the first image.
  [/\.interval$/, fc.integer({ min: 100_000, max: 1_000_000 })],
  [/layout\.columns$/, fc.constantFrom(2, 5, '0: 2, 600: 3')],
  [/breakConfig\.length$/, fc.integer({ min: -1, max: 6 })],
  [/linkConfig\.name$/, fc.stringMatching(/^[a-z'" -]{1,12}$/)],
];

/** The library calculates with them, which jsdom does with CSS lengths only. */
const lengths = fc.constantFrom('100px', '50%', 'auto', '10rem', 'calc(100% - 20px)');

function createValues({ path, control }: Field): fc.Arbitrary<Value> {
  const limit = limits.find(([end]) => end.test(path));
  if (limit) return limit[1];
  switch (control.kind) {
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom(1.5, 2.25),
        ...(control.isByWidth ? [fc.constantFrom('0: 2, 600: 3.5', '480: 4')] : []),
      );
    case 'text':
      return /(width|height)$/i.test(path) ? lengths : texts;
    case 'texts':
      return fc.array(fc.constantFrom('ctrl+s', 'alt+d', 'shift+x', "'"), { maxLength: 12 });
    case 'choice':
      return fc.constantFrom(...control.choices.map(({ value }) => value));
  }
}

/** Values of some of the fields. */
function createRecord(fields: readonly Field[], toPath = (path: string) => path) {
  const chosen = fc.oneof(
    { arbitrary: fc.subarray([...fields], { maxLength: Math.min(6, fields.length) }), weight: 9 },
    { arbitrary: fc.constant([...fields]), weight: 1 },
  );
  return chosen.chain((some) =>
    fc
      .tuple(
        ...some.map((field) => createValues(field).filter((value) => value !== field.defaultValue)),
      )
      .map((values): Values =>
        Object.fromEntries(some.map(({ path }, index) => [toPath(path), values[index]!])),
      ),
  );
}

/** Values of up to four items of a list; each has the fields that the library needs. */
function createItems(fields: readonly Field[]): fc.Arbitrary<Values> {
  const [first, ...others] = fields;
  if (!first) return fc.constant({});
  const counts = fc.nat({ max: 4 });
  return counts.chain((count) =>
    fc
      .tuple(
        ...Array.from({ length: count }, (_item, index) => {
          const toPath = (path: string) => path.replace('*', String(index));
          return fc
            .tuple(createValues(first), createRecord(others, toPath))
            .map(([value, rest]) => ({ [toPath(first.path)]: value, ...rest }));
        }),
      )
      .map((items): Values => Object.assign({}, ...items)),
  );
}

const isLayout = (path: string) => /\.(strategy|layout)$/.test(path);

/** A strategy of the photo layouts without one. The library refuses it with a line layout, which the fields of a layout would add. */
const columns: Values = { 'plainGalleryConfig.strategy': 'columns' };

/** A strategy and a layout that fit, as the members of `PlainGalleryStrategy`. */
const layouts: fc.Arbitrary<Values> = fc.constantFrom<Values[]>(
  {},
  { 'plainGalleryConfig.strategy': 'column' },
  { 'plainGalleryConfig.strategy': 'grid', 'plainGalleryConfig.layout': 'GridLayout' },
  { 'plainGalleryConfig.layout': 'justified' },
  { 'plainGalleryConfig.strategy': 'masonry', 'plainGalleryConfig.layout': 'masonry' },
  columns,
);

function createStates(component: ComponentName, fields: readonly Field[]) {
  // Custom properties are in no configuration.
  const own = fields.filter(
    ({ path }) => !path.startsWith(previewPrefix) && !path.startsWith(lookPrefix),
  );
  const plain = component === 'plain' ? layouts : fc.constant({});
  const single = own.filter(
    ({ path }) => !path.includes('*') && !(component === 'plain' && isLayout(path)),
  );
  const items = own.filter(({ path }) => path.includes('*'));
  return fc
    .tuple(createRecord(single), createItems(items), plain)
    .map(([record, lists, layout]): PlaygroundState => {
      const isUsed = ([path]: readonly [string, Value]) =>
        layout !== columns || !path.startsWith('plainGalleryConfig.layout.');
      const values = Object.fromEntries(Object.entries({ ...record, ...lists }).filter(isUsed));
      return { component, values: { ...values, ...layout } };
    });
}

/** At least `count` states, each component in turn; the first three have nothing set. */
export function createPlaygroundStates(
  fields: FieldsByComponent,
  count = process.env.TEST_ALL ? 210 : 42,
): readonly PlaygroundState[] {
  const samples = componentNames.map((component) => [
    { component, values: {} },
    ...fc.sample(createStates(component, fields[component]), {
      seed: 20_261_122,
      numRuns: Math.ceil(count / componentNames.length) - 1,
    }),
  ]);
  return samples[0]!.flatMap((_state, index) => samples.map((states) => states[index]!));
}
