import { matchShortcut } from '@/gallery-lib/src/input/match-shortcut';
import { setShortcutSource, type ShortcutAdapter } from '@/gallery-lib/src/input/shortcut-registry';
import { isEditable } from '@/gallery-lib/src/core/editable';
import { attachShortcuts, keySource } from '@/gallery-lib/src/input/shortcuts';
import { registerMousetrap } from '@/gallery-lib/src/mousetrap';
import { mousetrapSource } from '@/gallery-lib/src/mousetrap/mousetrap-source';

type Press = Pick<KeyboardEventInit, 'key' | 'code' | 'keyCode'> & { modifiers?: string };

function createEvent({ key, code = '', keyCode = 0, modifiers = '' }: Press, type = 'keydown') {
  const event = new KeyboardEvent(type, {
    key,
    code,
    keyCode,
    bubbles: true,
    cancelable: true,
    ctrlKey: modifiers.includes('ctrl'),
    shiftKey: modifiers.includes('shift'),
    altKey: modifiers.includes('alt'),
    metaKey: modifiers.includes('meta'),
  });
  // jsdom lacks `which`, from which Mousetrap reads the key.
  return Object.defineProperty(event, 'which', { value: keyCode });
}

const letter = (name: string, modifiers = ''): Press => ({
  key: modifiers.includes('shift') ? name.toUpperCase() : name,
  code: `Key${name.toUpperCase()}`,
  keyCode: name.toUpperCase().charCodeAt(0),
  modifiers,
});
const named = (key: string, keyCode: number, modifiers = ''): Press => ({
  key,
  code: key === ' ' ? 'Space' : key,
  keyCode,
  modifiers,
});
const question = { key: '?', code: 'Slash', keyCode: 191, modifiers: 'shift' };

/** Combination, key press, and whether they match; both sources agree on these. */
const cases: [string, Press, boolean][] = [
  ['ctrl+s', letter('s', 'ctrl'), true],
  ['ctrl+s', letter('s', 'meta'), false],
  ['ctrl+s', letter('s'), false],
  ['ctrl+s', letter('s', 'ctrl shift'), false],
  ['ctrl+s', letter('d', 'ctrl'), false],
  ['ctrl+s', { ...letter('s', 'ctrl'), key: 'S' }, true],
  ['meta+s', letter('s', 'meta'), true],
  ['command+s', letter('s', 'meta'), true],
  ['mod+s', letter('s', 'ctrl'), true],
  ['alt+d', letter('d', 'alt'), true],
  ['option+d', letter('d', 'alt'), true],
  ['alt+d', { ...letter('d', 'alt'), key: '∂' }, true],
  ['ctrl+s', { ...letter('s', 'ctrl'), key: 'ы' }, true],
  ['shift+d', letter('d', 'shift'), true],
  ['shift+d', letter('d'), false],
  ['ctrl+shift+d', letter('d', 'ctrl shift'), true],
  ['shift+ctrl+d', letter('d', 'ctrl shift'), true],
  ['ctrl+shift+d', letter('d', 'ctrl'), false],
  ['d', letter('d'), true],
  ['d', letter('d', 'ctrl'), false],
  ['d', letter('d', 'shift'), false],
  ['D', letter('d', 'shift'), true],
  ['D', letter('d'), false],
  ['?', question, true],
  ['+', { key: '+', code: 'Equal', keyCode: 187, modifiers: 'shift' }, true],
  ['plus', { key: '+', code: 'Equal', keyCode: 187, modifiers: 'shift' }, true],
  ['ctrl+plus', { key: '+', code: 'NumpadAdd', keyCode: 107, modifiers: 'ctrl' }, true],
  ['ctrl++', { key: '+', code: 'NumpadAdd', keyCode: 107, modifiers: 'ctrl' }, true],
  ['ctrl+-', { key: '-', code: 'Minus', keyCode: 189, modifiers: 'ctrl' }, true],
  ['ctrl+1', { key: '1', code: 'Digit1', keyCode: 49, modifiers: 'ctrl' }, true],
  ['ctrl+1', { key: '1', code: 'Numpad1', keyCode: 97, modifiers: 'ctrl' }, true],
  ['shift+1', { key: '!', code: 'Digit1', keyCode: 49, modifiers: 'shift' }, true],
  ['esc', named('Escape', 27), true],
  ['escape', named('Escape', 27), true],
  ['enter', named('Enter', 13), true],
  ['return', named('Enter', 13), true],
  ['enter', named('Enter', 13, 'shift'), false],
  ['shift+enter', named('Enter', 13, 'shift'), true],
  ['space', named(' ', 32), true],
  ['space', named(' ', 32, 'shift'), false],
  ['left', named('ArrowLeft', 37), true],
  ['ctrl+right', named('ArrowRight', 39, 'ctrl'), true],
  ['del', named('Delete', 46), true],
  ['ins', named('Insert', 45), true],
  ['pageup', named('PageUp', 33), true],
  ['f2', named('F2', 113), true],
];

it('mod is Command on devices of Apple', () => {
  expect(matchShortcut('mod+s', createEvent(letter('s', 'meta')), true)).toBe(true);
  expect(matchShortcut('mod+s', createEvent(letter('s', 'ctrl')), true)).toBe(false);
});

it('a letter counts by its character, not by its position', () => {
  // On a Dvorak keyboard the key at the position of Z types a semicolon.
  const semicolon = createEvent({ key: ';', code: 'KeyZ', modifiers: 'ctrl' });
  expect(matchShortcut('ctrl+;', semicolon, false)).toBe(true);
  expect(matchShortcut('ctrl+z', semicolon, false)).toBe(false);
});

it('a key that types no character with Alt counts by its position', () => {
  const dead = createEvent({ key: 'Dead', code: 'KeyN', modifiers: 'alt' });
  expect(matchShortcut('alt+n', dead, true)).toBe(true);
});

/** Lets a dynamic import finish. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Presses a key; returns false if the default action was prevented. Browsers add keypress for typed characters. */
function pressOn(element: Element, press: Press): boolean {
  const isDown = element.dispatchEvent(createEvent(press));
  const isTyped = press.key?.length === 1 && !/ctrl|alt|meta/.test(press.modifiers ?? '');
  if (!isDown || !isTyped) return isDown;
  const typed = { ...press, keyCode: press.key?.charCodeAt(0) };
  return element.dispatchEvent(createEvent(typed, 'keypress'));
}

describe.each<[string, ShortcutAdapter]>([
  ['the built-in source', keySource],
  ['Mousetrap', mousetrapSource],
])('%s', (_, source) => {
  let detach = () => {};
  afterEach(() => detach());

  async function attach(shortcuts: string | string[]) {
    setShortcutSource(source);
    const element = document.createElement('div');
    element.innerHTML = '<button type="button"></button><input /><p contenteditable="true"></p>';
    document.body.replaceChildren(element);
    const onPress = jest.fn();
    detach = attachShortcuts(element, [shortcuts].flat(), isEditable, onPress);
    await settle();
    const find = (selector: string) => {
      const found = element.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    };
    return { element, find, onPress };
  }

  it.each(cases)('%s, %j: %s', async (combination, press, expected) => {
    const { find, onPress } = await attach(combination);
    expect(pressOn(find('button'), press)).toBe(!expected);
    expect(onPress).toHaveBeenCalledTimes(expected ? 1 : 0);
  });

  it('accepts several combinations', async () => {
    const { find, onPress } = await attach(['ctrl+s', 'meta+s']);
    pressOn(find('button'), letter('s', 'ctrl'));
    pressOn(find('button'), letter('s', 'meta'));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it.each(['input', 'p'])('leaves keys in editable elements alone: %s', async (selector) => {
    const { find, onPress } = await attach('ctrl+s');
    expect(pressOn(find(selector), letter('s', 'ctrl'))).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('leaves keys outside the element alone', async () => {
    const { onPress } = await attach('ctrl+s');
    expect(pressOn(document.body, letter('s', 'ctrl'))).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('hides a matching key press from the page', async () => {
    const { find } = await attach('ctrl+s');
    const onKeyDown = jest.fn();
    document.body.addEventListener('keydown', onKeyDown, { once: true });
    pressOn(find('button'), letter('s', 'ctrl'));
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('does nothing once it is detached', async () => {
    const { find, onPress } = await attach('ctrl+s');
    detach();
    expect(pressOn(find('button'), letter('s', 'ctrl'))).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
  });
});

it('a keydown without a key is ignored', () => {
  const element = document.createElement('div');
  const onPress = jest.fn();
  keySource(element, ['ctrl+s'], onPress);
  element.dispatchEvent(new Event('keydown'));
  expect(onPress).not.toHaveBeenCalled();
});

it('Mousetrap replaces the built-in source when it has loaded', async () => {
  const element = document.createElement('div');
  const onPress = jest.fn();
  const detach = mousetrapSource(element, ['ctrl+s'], onPress, keySource);
  // Only the built-in source reads `key`, and only Mousetrap `which`.
  const press = () => {
    const presses = [
      { key: 's', keyCode: 0 },
      { key: 'Unidentified', keyCode: 83 },
    ];
    return presses.map((keys) => {
      onPress.mockClear();
      pressOn(element, { ...keys, modifiers: 'ctrl' });
      return onPress.mock.calls.length;
    });
  };
  expect(press()).toEqual([1, 0]);
  await settle();
  expect(press()).toEqual([0, 1]);
  detach();
  expect(press()).toEqual([0, 0]);
});

describe('while Mousetrap is loading', () => {
  it('shortcuts work, and detaching ends them', async () => {
    registerMousetrap();
    registerMousetrap();
    const element = document.createElement('div');
    document.body.replaceChildren(element);
    const onPress = jest.fn();
    const detach = attachShortcuts(element, ['ctrl+s'], isEditable, onPress);
    pressOn(element, letter('s', 'ctrl'));
    expect(onPress).toHaveBeenCalledTimes(1);
    detach();
    await settle();
    pressOn(element, letter('s', 'ctrl'));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('the built-in source stays if it fails to load', async () => {
    jest.doMock('mousetrap', () => {
      throw new Error('No connection.');
    });
    const element = document.createElement('div');
    const onPress = jest.fn();
    await jest.isolateModulesAsync(async () => {
      const isolated = await import('@/gallery-lib/src/mousetrap/mousetrap-source');
      isolated.mousetrapSource(element, ['ctrl+s'], onPress, keySource);
      await settle();
    });
    pressOn(element, { ...letter('s', 'ctrl'), keyCode: 0 });
    expect(onPress).toHaveBeenCalledTimes(1);
    jest.dontMock('mousetrap');
  });
});
