import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { getKeyList } from '@/gallery-lib/src/input/key-list';
import { getKeyActions } from '@/gallery-lib/src/input/keys';
import type { ModalLibConfig } from 'ks-gallery-react';

interface Situation {
  count?: number;
  rtl?: boolean;
  isApple?: boolean;
}

/** The list as lines of text: alternatives are separated by a slash, keys pressed together by a plus sign. */
function linesOf(libConfig: ModalLibConfig, situation: Situation = {}): string[] {
  const config = resolveModalConfig(libConfig);
  const actions = getKeyActions(config.keyboardConfig);
  const options = { config, actions, count: 5, rtl: false, isApple: false, ...situation };
  return getKeyList(options).map(
    ({ text, combinations }) => `${combinations.map((keys) => keys.join('+')).join('/')}: ${text}`,
  );
}

const noZoom: ModalLibConfig = { zoomConfig: { enable: false } };
const CLOSE = 'Esc: Close the gallery';
const MOVES = [
  '←: Previous image',
  '→: Next image',
  'Home: First image',
  'End: Last image',
] as const;
const ZOOM = [
  '+/=: Zoom in',
  '-: Zoom out',
  '0: Show the whole image',
  '←/↑/→/↓: Move the zoomed image',
] as const;
const GENERAL = ['Tab/Shift+Tab: Next or previous control', '?: Show this list'] as const;
const downloadable = { currentImageConfig: { downloadable: true } };
const withShortcuts = (shortcuts: string | string[]): ModalLibConfig => ({
  ...noZoom,
  ...downloadable,
  keyboardServiceConfig: { shortcuts },
});

it.each<[string, string[], ModalLibConfig, Situation?]>([
  ['by default', [CLOSE, ...MOVES, ...ZOOM, ...GENERAL], {}],
  ['without zooming', [CLOSE, ...MOVES, ...GENERAL], noZoom],
  ['with one image', [CLOSE, ...GENERAL], noZoom, { count: 1 }],
  [
    'with a right-to-left page',
    [CLOSE, '→: Previous image', '←: Next image', ...MOVES.slice(2), ...GENERAL],
    noZoom,
    { rtl: true },
  ],
  [
    'with configured keys',
    ['Esc/Q: Close the gallery', 'Page Down: Previous image', '7: Next image', ...MOVES.slice(2)],
    { ...noZoom, keyboardConfig: { esc: 'KeyQ', left: 'PageDown', right: 'Digit7' } },
  ],
  [
    'with one key for two actions',
    ['Esc/End: Close the gallery', '→: Next image', 'Home: First image'],
    { ...noZoom, keyboardConfig: { esc: 'End', left: 'ArrowRight' } },
  ],
  [
    'with Escape for another action, which it does not have',
    [CLOSE, '←: Previous image', ...MOVES.slice(2)],
    { ...noZoom, keyboardConfig: { right: 'Escape' } },
  ],
])('lists %s the keys that have an action', (_situation, expected, libConfig, situation = {}) => {
  expect(linesOf(libConfig, situation).slice(0, expected.length)).toEqual(expected);
});

const plusSign = {
  ...withShortcuts('mod+plus'),
  accessibilityConfig: { keyNamesText: '+=Plus sign' },
};
const noShortcuts = {
  ...noZoom,
  ...downloadable,
  keyboardServiceConfig: { disableSsrWorkaround: true },
};

it.each<[string, boolean, string[], ModalLibConfig]>([
  ['the default shortcuts', false, ['Ctrl+S'], { ...noZoom, ...downloadable }],
  ['the default shortcuts', true, ['Ctrl+S/⌘+S'], { ...noZoom, ...downloadable }],
  ['two in one text', false, ['Ctrl+Alt+D/Shift+←'], withShortcuts('ctrl+option+d shift+left')],
  ['a plus sign', false, ['Ctrl++'], withShortcuts(['ctrl++'])],
  ['the modifier of the platform', false, ['Ctrl+Plus sign'], plusSign],
  ['a shortcut that the system keeps', false, [], withShortcuts('meta+s')],
  ['no shortcut', false, [], withShortcuts('')],
  ['images that cannot be downloaded', false, [], noZoom],
  ['disabled shortcuts', false, [], noShortcuts],
])('lists the download keys of %s (device of Apple: %s)', (_what, isApple, expected, libConfig) => {
  const lines = linesOf(libConfig, { isApple }).filter((line) =>
    line.endsWith('Download the image'),
  );
  expect(lines).toEqual(expected.map((keys) => `${keys}: Download the image`));
});

it('has the texts and the key names of the application', () => {
  const accessibilityConfig = {
    mainNextImageAriaLabel: 'Nächstes Bild',
    keyFirstText: 'Erstes Bild',
    keyNamesText: 'Home=Pos1, Shift=Umschalt',
  };
  expect(linesOf({ ...noZoom, accessibilityConfig })).toEqual([
    CLOSE,
    '←: Previous image',
    '→: Nächstes Bild',
    'Pos1: Erstes Bild',
    'End: Last image',
    'Tab/Umschalt+Tab: Next or previous control',
    '?: Show this list',
  ]);
});
