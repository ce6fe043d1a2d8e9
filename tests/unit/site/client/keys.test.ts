import { isComposing, opensSearch } from '@/components/client/keys';
import { getHistoryStep } from '@/components/playground/form/get-history-step';

const press = (key: string, code: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...init });

const ctrl = { ctrlKey: true };
const meta = { metaKey: true };

it.each([
  ['Ctrl+K', true, press('k', 'KeyK', ctrl)],
  ['Command+K', true, press('k', 'KeyK', meta)],
  ['Ctrl+K with Caps Lock', true, press('K', 'KeyK', ctrl)],
  ['Ctrl+K on a Cyrillic keyboard', true, press('л', 'KeyK', ctrl)],
  ['Ctrl+K on a Greek keyboard with Caps Lock', true, press('Κ', 'KeyK', ctrl)],
  ['Ctrl+K on a Dvorak keyboard', true, press('k', 'KeyV', ctrl)],
  ['Ctrl+K of a program that sends no position', true, press('k', '', ctrl)],
  ['Ctrl+T on a Dvorak keyboard', false, press('t', 'KeyK', ctrl)],
  ['Ctrl+Shift+K, the console of Firefox', false, press('K', 'KeyK', { ...ctrl, shiftKey: true })],
  ['Ctrl+Alt+K', false, press('k', 'KeyK', { ...ctrl, altKey: true })],
  ['K', false, press('k', 'KeyK')],
  ['a dead key at the position of K', false, press('Dead', 'KeyK', ctrl)],
  ['/', true, press('/', 'Slash')],
  ['/ on a German keyboard', true, press('/', 'Digit7', { shiftKey: true })],
  ['/ of the number pad', true, press('/', 'NumpadDivide')],
  ['the key of / on a Cyrillic keyboard', false, press('.', 'Slash')],
  ['Ctrl+/', false, press('/', 'Slash', ctrl)],
  ['/ in a composition', false, press('/', 'Slash', { isComposing: true })],
  ['a key without a name, as when a form is filled in', false, press('', '')],
])('%s: opens the search: %s', (_, expected, event) => {
  expect(opensSearch(event, true)).toBe(expected);
});

it('a slash that is switched off opens nothing', () => {
  expect(opensSearch(press('/', 'Slash'), false)).toBe(false);
});

it.each([
  ['Enter', false, press('Enter', 'Enter')],
  ['Enter in a composition', true, press('Enter', 'Enter', { isComposing: true })],
  ['Enter that ends a composition in Safari', true, press('Enter', 'Enter', { keyCode: 229 })],
])('%s belongs to a composition: %s', (_, expected, event) => {
  expect(isComposing(event)).toBe(expected);
});

it.each([
  ['Ctrl+Z', 'undo', press('z', 'KeyZ', ctrl)],
  ['Ctrl+Z with Caps Lock', 'undo', press('Z', 'KeyZ', ctrl)],
  ['Ctrl+Z on a Cyrillic keyboard', 'undo', press('я', 'KeyZ', ctrl)],
  ['Ctrl+Z on a German keyboard', 'undo', press('z', 'KeyY', ctrl)],
  ['Command+Shift+Z', 'redo', press('Z', 'KeyZ', { ...meta, shiftKey: true })],
  ['Ctrl+Y', 'redo', press('y', 'KeyY', ctrl)],
  ['Z', undefined, press('z', 'KeyZ')],
  ['Ctrl+Alt+Z', undefined, press('z', 'KeyZ', { ...ctrl, altKey: true })],
])('%s in the playground: %s', (_, step, event) => {
  expect(getHistoryStep(event)).toBe(step);
});
