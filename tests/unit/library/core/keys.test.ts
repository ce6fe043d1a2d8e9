import { isRightToLeft } from '@/gallery-lib/src/core/elements';
import { getKeyAction } from '@/gallery-lib/src/input/keys';

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
