/** @jest-environment node */
import type { PlaygroundState, Values } from '@/components/playground/fields/field';
import {
  decodeFragment,
  encodeFragment,
  writeReadable,
  type Decoded,
} from '@/components/playground/state/fragment';
import { hostileStrings } from '../../../hostile-strings';
import { exampleFields } from '../fields/example-fields';

const base = 'https://example.org/playground';
const title = 'accessibilityConfig.mainNextImageTitle';
const buttons = 'buttonsConfig.buttons';

function modal(values: Values): PlaygroundState {
  return { component: 'modal', values };
}

function decode(fragment: string): Promise<Decoded> {
  return decodeFragment(fragment, exampleFields);
}

describe('the state of the playground in the URL', () => {
  it.each<[string, Values, string]>([
    [
      'a list of texts',
      { 'keyboardServiceConfig.shortcuts': ['ctrl+d', 'alt+d'] },
      '&keyboardServiceConfig.shortcuts=ctrl%2Bd,alt%2Bd',
    ],
    ['a text with spaces', { [title]: ' Weiter zu Bild 2 ' }, `&${title}=+Weiter+zu+Bild+2+`],
    ['what separates parts of the URL', { [title]: '&=%#+~' }, `&${title}=%26%3D%25%23%2B~`],
    ['what a fragment may contain', { [title]: 'a:b/c?d@e,f' }, `&${title}=a:b/c?d@e,f`],
    [
      'fields in their order, items one after the other',
      {
        'dismissConfig.enable': false,
        [`${buttons}.1.type`]: 'delete',
        [`${buttons}.0.title`]: 'Close',
        [`${buttons}.0.type`]: 'close',
        'previewConfig.number': 2,
      },
      `&previewConfig.number=2&${buttons}.0.type=CLOSE&${buttons}.0.title=Close` +
        `&${buttons}.1.type=DELETE&dismissConfig.enable=false`,
    ],
  ])('holds %s', async (_, values, parts) => {
    const fragment = `modal${parts}`;
    expect(writeReadable(modal(values), exampleFields.modal)).toBe(fragment);
    expect(await encodeFragment(modal(values), exampleFields.modal, base)).toBe(fragment);
    expect(await decode(`#${fragment}`)).toEqual({ state: modal(values), problems: [] });
  });

  it('keeps every hostile text as it is', async () => {
    const texts = hostileStrings.filter(
      (text) => text.length < 32_000 && !/\p{Surrogate}/u.test(text),
    );
    for (const text of texts) {
      const fragment = await encodeFragment(modal({ [title]: text }), exampleFields.modal, base);
      expect(await decode(`${fragment}`)).toEqual({
        state: modal({ [title]: text }),
        problems: [],
      });
      expect(new URL(`#${fragment}`, base).hash).toBe(`#${fragment}`);
    }
  });

  it('leaves out values that equal the default', async () => {
    const state = modal({
      'previewConfig.number': 4,
      'keyboardServiceConfig.shortcuts': ['ctrl+s', 'meta+s'],
    });
    expect(writeReadable(state, exampleFields.modal)).toBe('modal');
    const fragment =
      'modal&previewConfig.number=4&keyboardServiceConfig.shortcuts=ctrl%2Bs,meta%2Bs';
    expect(await decode(fragment)).toEqual({ state: modal({}), problems: [] });
  });

  it('has no URL for a text with half a character', async () => {
    const state = modal({ [title]: 'a\ud800b' });
    expect(await encodeFragment(state, exampleFields.modal, base)).toBeUndefined();
  });

  it('shows the modal gallery with its defaults if the URL says nothing', async () => {
    for (const fragment of ['', '#']) {
      expect(await decode(fragment)).toEqual({ state: modal({}), problems: [] });
    }
  });

  it('reads texts that a program has not encoded', async () => {
    const { state, problems } = await decode(`#modal&${title}=Nächstes Bild = "2"`);
    expect(state.values).toEqual({ [title]: 'Nächstes Bild = "2"' });
    expect(problems).toEqual([]);
  });
});

const noField = (path: string) => `"${path}" is not a field of this component.`;

describe('what is wrong in a URL is named, and the rest is kept', () => {
  const kept = { 'slideConfig.infinite': true };
  const close = { [`${buttons}.0.type`]: 'close' };

  it.each<[string, string, Values, string]>([
    ['an unknown field', 'foo.bar=1', {}, noField('foo.bar')],
    [
      'a field of another component',
      'carouselPlayConfig.interval=1',
      {},
      noField('carouselPlayConfig.interval'),
    ],
    ['a pattern', `${buttons}.*.type=CLOSE`, {}, noField(`${buttons}.*.type`)],
    ['__proto__', '__proto__=1', {}, noField('__proto__')],
    ['a path without a value', 'previewConfig.number', {}, '"previewConfig.number" has no value.'],
    [
      'a long invalid value, cut',
      `previewConfig.number=${'x'.repeat(500)}`,
      {},
      `previewConfig.number is "${'x'.repeat(80)}…"; it must be a number.`,
    ],
    [
      'a value that is given twice',
      'previewConfig.number=2&previewConfig.number=3',
      { 'previewConfig.number': 2 },
      'previewConfig.number is given twice; "3" is ignored.',
    ],
    [
      'an incomplete escape',
      `${title}=100%`,
      {},
      `"${title}=100%" is not percent-encoded correctly.`,
    ],
    [
      'an item without a type',
      `${buttons}.0.title=A&${buttons}.0.extUrlInNewTab=true&${buttons}.1.type=CLOSE`,
      close,
      `${buttons}.0 is ignored; it must have a type.`,
    ],
    [
      'an item with an invalid type',
      `${buttons}.0.type=CLOSE&${buttons}.1.type=OPEN`,
      close,
      `${buttons}.1.type is "OPEN"; it must be one of DELETE, CLOSE.`,
    ],
    [
      'a tenth item',
      `${buttons}.0.type=CLOSE&${buttons}.9.type=CLOSE`,
      close,
      `"${buttons}.9.type" is ignored; a list has at most 9 items.`,
    ],
    ['an index with leading zeros', `${buttons}.00.type=CLOSE`, {}, noField(`${buttons}.00.type`)],
  ])('%s', async (_, parts, values, problem) => {
    const decoded = await decode(`#modal&${parts}&slideConfig.infinite=true`);
    expect(decoded).toEqual({ state: modal({ ...values, ...kept }), problems: [problem] });
  });

  it('closes gaps between items', async () => {
    const decoded = await decode(
      `modal&${buttons}.5.type=DELETE&${buttons}.2.type=CLOSE&${buttons}.5.title=A`,
    );
    expect(decoded).toEqual({
      state: modal({ ...close, [`${buttons}.1.type`]: 'delete', [`${buttons}.1.title`]: 'A' }),
      problems: [],
    });
  });

  it.each(['gallery', 'MODAL', '__proto__', '&previewConfig.number=3'])(
    'an unknown component: %s',
    async (fragment) => {
      const { state, problems } = await decode(fragment);
      expect(state).toEqual(modal({}));
      expect(problems).toEqual([
        expect.stringMatching(
          /^".*" is not a component; it must be one of modal, plain, carousel\.$/,
        ),
      ]);
    },
  );

  it('100 kB of garbage', async () => {
    expect(await decode(`modal&${'&a=%zz'.repeat(17_000)}`)).toEqual({
      state: modal({}),
      problems: ['The URL is ignored; it must have at most 16000 characters after "#".'],
    });
  });

  it('at most 20 parts one by one', async () => {
    const { problems } = await decode(`modal${'&a'.repeat(30)}`);
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe('Further ignored parts: 10.');
  });
});

describe('a link to a field of the playground', () => {
  it.each([
    ['a field', 'previewConfig.number'],
    ['a group', 'previewConfig'],
    ['a field of a list', `${buttons}.*.title`],
    ['a list', buttons],
  ])('chooses %s and keeps the defaults', async (_, path) => {
    expect(await decode(`#modal.${path}`)).toEqual({
      state: modal({}),
      chosen: path,
      problems: [],
    });
  });

  it.each(['', 'preview', '__proto__', 'previewConfig&slideConfig.infinite=true'])(
    'names an unknown field: %s',
    async (path) => {
      expect(await decode(`#modal.${path}`)).toEqual({
        state: modal({}),
        problems: [noField(path)],
      });
    },
  );
});
