/**
 * What key presses mean, whatever the keyboard: the case, `key` and `code` of the event, and the `KeyboardEvent.code` that
 * the key has on a keyboard with Latin letters. The library and the scripts of the site both read keys like this.
 */
export const keyCodes: readonly (readonly [
  title: string,
  event: { readonly key: string; readonly code: string },
  means: string,
])[] = [
  ['an arrow', { key: 'ArrowLeft', code: 'ArrowLeft' }, 'ArrowLeft'],
  [
    'an arrow of the number pad without NumLock',
    { key: 'ArrowLeft', code: 'Numpad4' },
    'ArrowLeft',
  ],
  ['Home of the number pad without NumLock', { key: 'Home', code: 'Numpad7' }, 'Home'],
  ['End of the number pad without NumLock', { key: 'End', code: 'Numpad1' }, 'End'],
  ['Enter of the number pad', { key: 'Enter', code: 'NumpadEnter' }, 'Enter'],
  ['a digit of the number pad', { key: '4', code: 'Numpad4' }, 'Digit4'],
  ['an arrow without a code, of a remote control', { key: 'ArrowRight', code: '' }, 'ArrowRight'],
  ['Home without a code', { key: 'Home', code: '' }, 'Home'],
  ['Escape without a code', { key: 'Escape', code: '' }, 'Escape'],
  ['a letter without a code, of a keyboard on the screen', { key: 'k', code: '' }, 'KeyK'],
  ['the space bar without a code', { key: ' ', code: '' }, 'Space'],
  ['a key with a code alone', { key: 'Unidentified', code: 'ArrowLeft' }, 'ArrowLeft'],
  ['a letter', { key: 'k', code: 'KeyK' }, 'KeyK'],
  ['a letter with Shift or Caps Lock', { key: 'K', code: 'KeyK' }, 'KeyK'],
  ['a letter at another position, on a French keyboard', { key: 'a', code: 'KeyQ' }, 'KeyA'],
  ['a letter at the position of a character', { key: 'm', code: 'Semicolon' }, 'KeyM'],
  ['a Cyrillic letter', { key: 'л', code: 'KeyK' }, 'KeyK'],
  ['a Greek letter', { key: 'κ', code: 'KeyK' }, 'KeyK'],
  ['an Arabic letter', { key: 'ن', code: 'KeyK' }, 'KeyK'],
  ['a letter that Alt has changed, on a Mac', { key: '˚', code: 'KeyK' }, 'KeyK'],
  ['a dead key at the position of a letter', { key: 'Dead', code: 'KeyN' }, 'KeyN'],
  ['a character at the position of a letter', { key: ',', code: 'KeyM' }, ''],
  ['a digit', { key: '1', code: 'Digit1' }, 'Digit1'],
  ['a digit with Shift', { key: '!', code: 'Digit1' }, 'Digit1'],
  [
    'a digit that is typed with Shift, on a French keyboard',
    { key: '&', code: 'Digit1' },
    'Digit1',
  ],
  ['a Persian digit', { key: '۱', code: 'Digit1' }, 'Digit1'],
  ['a character', { key: '/', code: 'Slash' }, 'Slash'],
  ['a character at another position, on a German keyboard', { key: '-', code: 'Slash' }, 'Slash'],
];
