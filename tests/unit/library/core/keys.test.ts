import { isRightToLeft } from '@/gallery-lib/src/core/elements';
import { getKeyAction, getKeyCode } from '@/gallery-lib/src/input/keys';
import { keyCodes } from '@/tests/keys/key-codes';

const keys = { esc: 'Escape', right: 'ArrowRight', left: 'ArrowLeft' };

function press(code: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { code, key: code, target: document.body, ...more } as KeyboardEvent;
}

it.each(keyCodes.map(([title, event, means]) => [title, means, event] as const))(
  '%s means the key "%s"',
  (_, means, event) => {
    expect(getKeyCode(event)).toBe(means);
  },
);

it.each([
  ['an arrow of the number pad without NumLock', 'Numpad6', 'ArrowRight', 'next'],
  ['Home of the number pad without NumLock', 'Numpad7', 'Home', 'first'],
  ['an arrow without a code', '', 'ArrowLeft', 'previous'],
  ['End without a code', '', 'End', 'last'],
  ['Escape without a code', '', 'Escape', 'close'],
  ['a key with a code alone', 'ArrowLeft', 'Unidentified', 'previous'],
])('%s acts like any other', (_, code, key, action) => {
  expect(getKeyAction(press(code, { key }), keys, false)).toBe(action);
});

it('also mirrors the arrows of the number pad in right-to-left text', () => {
  expect(getKeyAction(press('Numpad6', { key: 'ArrowRight' }), keys, true)).toBe('previous');
});

it.each([
  ['a letter, where the keyboard has it', 'KeyQ', { key: 'a' }, 'previous'],
  ['not a letter at the position of another one', 'KeyA', { key: 'q' }, undefined],
  ['a letter without a code', '', { key: 'A' }, 'previous'],
  ['a letter of a Cyrillic keyboard', 'KeyA', { key: 'ф' }, 'previous'],
  ['a position of the number pad', 'Numpad4', { key: '4' }, 'next'],
  ['not a digit at another position', 'Digit4', { key: '4' }, undefined],
  ['the space bar without a code', '', { key: ' ' }, 'close'],
])('a configuration by code means %s', (_, code, more, action) => {
  const own = { left: 'KeyA', right: 'Numpad4', esc: 'Space' };
  expect(getKeyAction(press(code, more), own, false)).toBe(action);
});

it.each([
  ['Escape', 'close'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['ArrowUp', undefined],
  ['Enter', undefined],
  ['KeyA', undefined],
])('the key %s means %s', (code, command) => {
  expect(getKeyAction(press(code), keys, false)).toBe(command);
});

it.each([
  ['ArrowUp', 'next'],
  ['ArrowDown', 'previous'],
  ['KeyQ', 'close'],
  ['ArrowRight', undefined],
  ['Escape', 'close'],
])('with configured keys, the key %s means %s', (code, command) => {
  const own = { esc: 'KeyQ', right: 'ArrowUp', left: 'ArrowDown' };
  expect(getKeyAction(press(code), own, false)).toBe(command);
});

it('a key with two roles closes rather than navigates, and goes forward rather than back', () => {
  expect(getKeyAction(press('KeyX'), { esc: 'KeyX', right: 'KeyX', left: 'KeyX' }, false)).toBe(
    'close',
  );
  expect(getKeyAction(press('KeyX'), { esc: 'KeyQ', right: 'KeyX', left: 'KeyX' }, false)).toBe(
    'next',
  );
});

it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('ignores a key while %s is held', (modifier) => {
  expect(getKeyAction(press('ArrowRight', { [modifier]: true }), keys, false)).toBeUndefined();
});

it.each([{ isComposing: true }, { keyCode: 229 }])('ignores a key of a composition: %p', (more) => {
  expect(getKeyAction(press('Escape', more), keys, false)).toBeUndefined();
  expect(getKeyAction(press('ArrowRight', more), keys, false)).toBeUndefined();
});

it('ignores a key that has been handled already', () => {
  expect(
    getKeyAction(press('ArrowRight', { defaultPrevented: true }), keys, false),
  ).toBeUndefined();
});

it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable>x</p>'])(
  'ignores every key but Escape while the user types in %s',
  (html) => {
    const place = document.createElement('div');
    place.innerHTML = html;
    const target = place.firstElementChild;
    expect(getKeyAction(press('ArrowRight', { target }), keys, false)).toBeUndefined();
    expect(getKeyAction(press('Escape', { target }), keys, false)).toBe('close');
  },
);

it('arrow keys are mirrored in right-to-left text, other keys are not', () => {
  expect(getKeyAction(press('ArrowRight'), keys, true)).toBe('previous');
  expect(getKeyAction(press('ArrowLeft'), keys, true)).toBe('next');
  expect(getKeyAction(press('Home'), keys, true)).toBe('first');
  const element = document.createElement('div');
  document.body.append(element);
  expect(isRightToLeft(element)).toBe(false);
  element.style.direction = 'rtl';
  expect(isRightToLeft(element)).toBe(true);
});
