/** @jest-environment node */
import type { PlaygroundState, Values } from '@/components/playground/field';
import { decodeFragment, encodeFragment, writeReadable } from '@/components/playground/fragment';
import { exampleFields } from './example-fields';

const base = 'https://example.org/playground/';
const modal = (values: Values): PlaygroundState => ({ component: 'modal', values });

describe('the readable form of a state in the URL (P2)', () => {
  it.each<[string, Values, string]>([
    ['the defaults', {}, 'modal'],
    ['a number', { 'previewConfig.number': 5 }, 'modal&previewConfig.number=5'],
    [
      'a text',
      { 'accessibilityConfig.mainNextImageTitle': 'Nächstes & 1+1=2' },
      'modal&accessibilityConfig.mainNextImageTitle=N%C3%A4chstes+%26+1%2B1%3D2',
    ],
    [
      'items',
      {
        'buttonsConfig.buttons.1.type': 1,
        'buttonsConfig.buttons.0.title': 'A',
        'buttonsConfig.buttons.0.type': 4,
      },
      'modal&buttonsConfig.buttons.0.type=CLOSE&buttonsConfig.buttons.0.title=A&buttonsConfig.buttons.1.type=DELETE',
    ],
  ])('holds %s', async (_, values, fragment) => {
    expect(writeReadable(modal(values), exampleFields.modal)).toBe(fragment);
    expect(await encodeFragment(modal(values), exampleFields.modal, base)).toBe(fragment);
    expect(await decodeFragment(`#${fragment}`, exampleFields)).toEqual({
      state: modal(values),
      problems: [],
    });
  });
});
