/** @jest-environment node */
import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { componentNames, type PlaygroundState } from '@/components/playground/fields/field';
import { decodeFragment, encodeFragment } from '@/components/playground/state/fragment';
import { getKey } from '@/components/playground/state/packed-fragment';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { changeEveryField } from './changed-values';

const fields = readAllFields();
const base = 'https://example.github.io/angular-modal-gallery-documentation/playground';

const everything: PlaygroundState = {
  component: 'modal',
  values: changeEveryField(fields.modal, 2),
};

function named(name: string): PlaygroundState {
  return { component: 'modal', values: { 'linkConfig.name': name } };
}

/** The packed form of a text, whatever it contains. */
function packText(text: string | Uint8Array): string {
  return `modal~${deflateRawSync(text).toString('base64url')}`;
}

describe('a URL with many values', () => {
  it.each(componentNames.flatMap((name) => [1, 2].map((items) => [name, items] as const)))(
    'has at most 2,000 characters with every field of %s and %s items changed',
    async (component, items) => {
      const state = { component, values: changeEveryField(fields[component], items) };
      const fragment = await encodeFragment(state, fields[component], base);
      expect(`${base}#${fragment}`.length).toBeLessThanOrEqual(2000);
      expect(await decodeFragment(`${fragment}`, fields)).toEqual({ state, problems: [] });
    },
  );

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
});

describe('the keys of the fields in packed URLs', () => {
  it.each(componentNames)('are unique in the %s', (component) => {
    const keys = fields[component].map(getKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('never change, because URLs that have been shared contain them', async () => {
    const fragment =
      'modal~yzKvKikqTeWqSs3iyjLLT4wpSYqJiclL5kouqXT28Q92VXJx9XENceWqME_nVPI5vK04OSM1jys7r6KCq7y81BAA';
    expect(await decodeFragment(fragment, fields)).toEqual({
      state: {
        component: 'modal',
        values: {
          'slideConfig.infinite': true,
          'accessibilityConfig.fullViewFileText': '',
          'accessibilityConfig.dotAriaLabel': 'a\tb\\\nc',
          'buttonsConfig.buttons.0.type': 'close',
          'buttonsConfig.buttons.1.type': 'delete',
          'buttonsConfig.buttons.1.title': 'Löschen',
          'linkConfig.name': 'x',
          'preview.images': 1,
        },
      },
      problems: [],
    });
  });
});

describe('what is wrong in a packed URL is named', () => {
  const start = { component: 'modal', values: {} };
  const infinite = getKey({ path: 'slideConfig.infinite' });
  const ignored = {
    state: start,
    problems: [
      'The values in the URL are ignored; the URL is damaged, or this browser cannot read it.',
    ],
  };

  it.each([
    ['nothing', 'modal~'],
    ['characters that are not base64url', 'modal~abc!'],
    ['a part of the readable form', `${packText(`${infinite}true`)}&slideConfig.infinite=true`],
    ['an impossible length', 'modal~abcde'],
    ['data that is not compressed', 'modal~____'],
    ['bytes that are not UTF-8', packText(new Uint8Array([0xff, 0xfe]))],
    ['a text with an incomplete escape', packText(`${infinite}\\`)],
    ['far more data than a state has', packText('a'.repeat(8_000_000))],
    ['a URL that has been cut', packText(`${infinite}true`).slice(0, -3)],
  ])('%s', async (_, fragment) => {
    expect(await decodeFragment(fragment, fields)).toEqual(ignored);
  });

  it.each([
    ['a field of a later version', '???1', '"???" is not a field of this component.'],
    ['a second value', `${infinite}\t"true`, `"${infinite}" is not a field of this component.`],
    [
      'an invalid value',
      `${infinite}maybe`,
      'slideConfig.infinite is "maybe"; it must be true or false.',
    ],
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
