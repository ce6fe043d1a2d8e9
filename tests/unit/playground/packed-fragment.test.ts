/** @jest-environment node */
import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { componentNames, type PlaygroundState } from '@/components/playground/field';
import { fieldNumbers } from '@/components/playground/field-numbers';
import { decodeFragment, encodeFragment } from '@/components/playground/fragment';
import { readAllFields } from '@/components/playground/read-fields';
import { changeEveryField } from './changed-values';
import { germanLabels } from './german-labels';

const fields = readAllFields();
const base = 'https://example.github.io/angular-modal-gallery-documentation/playground';

const everything: PlaygroundState = {
  component: 'modal',
  values: changeEveryField(fields.modal, 9),
};

function named(name: string): PlaygroundState {
  return { component: 'modal', values: { 'linkConfig.name': name } };
}

/** The packed form of a text, whatever it contains. */
function packText(text: string | Uint8Array): string {
  return `modal~${deflateRawSync(text).toString('base64url')}`;
}

describe('a URL with many values (P2)', () => {
  it.each(componentNames.flatMap((name) => [1, 9].map((items) => [name, items] as const)))(
    'has at most 2,000 characters with every field of %s and %s items changed',
    async (component, items) => {
      const state = { component, values: changeEveryField(fields[component], items) };
      const fragment = await encodeFragment(state, fields[component], base);
      expect(`${base}#${fragment}`.length).toBeLessThanOrEqual(2000);
      expect(await decodeFragment(`${fragment}`, fields)).toEqual({ state, problems: [] });
    },
  );

  it('is measured with a German text for every label', () => {
    const labels = fields.modal.flatMap(({ path }) => path.split('accessibilityConfig.')[1] ?? []);
    expect(Object.keys(germanLabels)).toEqual(expect.arrayContaining(labels));
  });

  it('is readable as long as it has at most 2,000 characters', async () => {
    const space = 2000 - `${base}#modal&linkConfig.name=`.length;
    const fits = await encodeFragment(named('a'.repeat(space)), fields.modal, base);
    expect(fits).toMatch(/^modal&linkConfig\.name=a+$/);
    const isTooLong = await encodeFragment(named('a'.repeat(space + 1)), fields.modal, base);
    expect(isTooLong).toMatch(/^modal~[\w-]+$/);
  });

  it('does not exist for texts that are too long', async () => {
    const novel = createHash('shake256', { outputLength: 2000 }).update('novel').digest('hex');
    expect(await encodeFragment(named(novel), fields.modal, base)).toBeUndefined();
    expect(await encodeFragment(named('a'.repeat(40_000)), fields.modal, base)).toBeUndefined();
  });

  it('keeps tabs, line breaks, backslashes and empty texts apart', async () => {
    const texts = [
      '',
      '\t',
      '\n',
      '\\',
      '\\n',
      '\\\\t',
      '\\e',
      '\ufeff',
      ' ',
      'a\r\n\tb\\',
      '\n\t',
    ];
    const padding = { 'linkConfig.name': 'a'.repeat(2000) };
    const items = Object.fromEntries(
      texts.slice(0, 9).flatMap((text, index) => [
        [`buttonsConfig.buttons.${index}.type`, 4],
        [`buttonsConfig.buttons.${index}.title`, text],
      ]),
    );
    for (const text of texts) {
      const values = { ...padding, ...items, 'accessibilityConfig.backgroundAriaLabel': text };
      const state: PlaygroundState = { component: 'modal', values };
      const fragment = await encodeFragment(state, fields.modal, base);
      expect(fragment).toMatch(/^modal~/);
      expect(await decodeFragment(`${fragment}`, fields)).toEqual({ state, problems: [] });
    }
  });
});

describe('the numbers of the fields in packed URLs (P2)', () => {
  it('include every field; a new one has to be appended at the end of field-numbers.ts', () => {
    const paths = componentNames.flatMap((component) => fields[component].map(({ path }) => path));
    expect(paths.filter((path) => !fieldNumbers.includes(path))).toEqual([]);
  });

  it('are unique', () => {
    expect(new Set(fieldNumbers).size).toBe(fieldNumbers.length);
  });

  it('never change, because URLs that have been shared contain them', async () => {
    const first = fieldNumbers.slice(0, 192).join();
    expect(createHash('sha256').update(first).digest('hex')).toBe(
      'f9bc6b1e3bf757f64e8a9a3e6d8cf284fcd837ef199324d9d1072440139d9369',
    );
    expect(
      await decodeFragment(
        'modal~KykqTeVCAjEoPK7EmJKkmJiYvGQuSoCzj3-wK6eLq49riCtYgNPn8Lbi5IzUPBIMqQCThgA',
        fields,
      ),
    ).toEqual({
      state: {
        component: 'modal',
        values: {
          'slideConfig.infinite': true,
          'accessibilityConfig.fullViewFileText': '',
          'accessibilityConfig.dotAriaLabel': 'a\tb\\\nc',
          'buttonsConfig.buttons.0.type': 4,
          'buttonsConfig.buttons.1.type': 1,
          'buttonsConfig.buttons.1.title': 'Löschen',
          'linkConfig.name': 'x',
          'preview.images': 1,
        },
      },
      problems: [],
    });
  });
});

describe('what is wrong in a packed URL is named (P2)', () => {
  const start = { component: 'modal', values: {} };
  const ignored = {
    state: start,
    problems: [
      'The values in the URL are ignored; the URL is damaged, or this browser cannot read it.',
    ],
  };

  it.each([
    ['nothing', 'modal~'],
    ['characters that are not base64url', 'modal~abc!'],
    ['a part of the readable form', `${packText('true')}&slideConfig.infinite=true`],
    ['an impossible length', 'modal~abcde'],
    ['data that is not compressed', 'modal~____'],
    ['bytes that are not UTF-8', packText(new Uint8Array([0xff, 0xfe]))],
    ['far more data than a state has', packText('a'.repeat(8_000_000))],
    ['a URL that has been cut', packText('true\n\n7000').slice(0, -3)],
  ])('%s', async (_, fragment) => {
    expect(await decodeFragment(fragment, fields)).toEqual(ignored);
  });

  it.each([
    [
      'a field of a later version',
      `${'\n'.repeat(500)}1`,
      '"number 500" is not a field of this component.',
    ],
    [
      'a second value',
      '\ttrue',
      '"cell 1 of slideConfig.infinite" is not a field of this component.',
    ],
    ['an invalid value', 'maybe', 'slideConfig.infinite is "maybe"; it must be true or false.'],
  ])('%s', async (_, text, problem) => {
    expect(await decodeFragment(packText(text), fields)).toEqual({
      state: start,
      problems: [problem],
    });
  });

  it('a browser that can neither compress nor decompress', async () => {
    const fragment = await encodeFragment(everything, fields.modal, base);
    const { CompressionStream, DecompressionStream } = globalThis;
    try {
      Object.assign(globalThis, { CompressionStream: undefined, DecompressionStream: undefined });
      expect(await encodeFragment(everything, fields.modal, base)).toBeUndefined();
      expect(await decodeFragment(`${fragment}`, fields)).toEqual(ignored);
    } finally {
      Object.assign(globalThis, { CompressionStream, DecompressionStream });
    }
  });
});
