import { isRightToLeft, keyCommand } from '@/gallery-lib/src/input/keys';

const keys = { esc: 'Escape', right: 'ArrowRight', left: 'ArrowLeft' };

function press(code: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { code, key: code, target: document.body, ...more } as KeyboardEvent;
}

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
  expect(keyCommand(press(code), keys, false)).toBe(command);
});

it.each([
  ['ArrowUp', 'next'],
  ['ArrowDown', 'previous'],
  ['KeyQ', 'close'],
  ['ArrowRight', undefined],
  ['Escape', 'close'],
])('with configured keys, the key %s means %s (case 40)', (code, command) => {
  const own = { esc: 'KeyQ', right: 'ArrowUp', left: 'ArrowDown' };
  expect(keyCommand(press(code), own, false)).toBe(command);
});

it('a key with two roles closes rather than navigates, and goes forward rather than back', () => {
  expect(keyCommand(press('KeyX'), { esc: 'KeyX', right: 'KeyX', left: 'KeyX' }, false)).toBe(
    'close',
  );
  expect(keyCommand(press('KeyX'), { esc: 'KeyQ', right: 'KeyX', left: 'KeyX' }, false)).toBe(
    'next',
  );
});

it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('ignores a key while %s is held', (modifier) => {
  expect(keyCommand(press('ArrowRight', { [modifier]: true }), keys, false)).toBeUndefined();
});

it('ignores a key that has been handled already', () => {
  expect(keyCommand(press('ArrowRight', { defaultPrevented: true }), keys, false)).toBeUndefined();
});

it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable>x</p>'])(
  'ignores every key but Escape while the user types in %s',
  (html) => {
    const place = document.createElement('div');
    place.innerHTML = html;
    const target = place.firstElementChild;
    expect(keyCommand(press('ArrowRight', { target }), keys, false)).toBeUndefined();
    expect(keyCommand(press('Escape', { target }), keys, false)).toBe('close');
  },
);

it('arrow keys are mirrored in right-to-left text, other keys are not', () => {
  expect(keyCommand(press('ArrowRight'), keys, true)).toBe('previous');
  expect(keyCommand(press('ArrowLeft'), keys, true)).toBe('next');
  expect(keyCommand(press('Home'), keys, true)).toBe('first');
  const element = document.createElement('div');
  document.body.append(element);
  expect(isRightToLeft(element)).toBe(false);
  element.style.direction = 'rtl';
  expect(isRightToLeft(element)).toBe(true);
});
