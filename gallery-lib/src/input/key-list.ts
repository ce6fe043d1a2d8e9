import type { ResolvedModalConfig } from '../core/config/resolve-modal';
import { KEY_LIST_LABELS } from '../model/defaults/labels/key-list-labels';
import type { KeyAction } from './keys';

/** Keys that are pressed together, by the names that are printed on them. */
export type KeyCombination = readonly string[];

/** One line of the list of keys. */
export interface KeyLine {
  /** Action of the keys. */
  readonly text: string;
  /** Alternatives. */
  readonly combinations: readonly KeyCombination[];
}

/** What decides the keys of a modal gallery. */
export interface KeyListOptions {
  readonly config: ResolvedModalConfig;
  /** Actions by `KeyboardEvent.code`, see `getKeyActions`. */
  readonly actions: Readonly<Record<string, KeyAction>>;
  /** Number of images. */
  readonly count: number;
  /** True if the page is right-to-left, which mirrors the configured arrow keys. */
  readonly rtl: boolean;
  /** True on devices of Apple. */
  readonly isApple: boolean;
}

const ARROWS: Record<string, string> = { left: '←', up: '↑', right: '→', down: '↓' };
const MIRRORED: Record<string, string> = { '←': '→', '→': '←' };

/** Returns the English name of a `KeyboardEvent.code`: `Q` for `KeyQ`, `Page Down` for `PageDown`. */
function getCodeName(code: string): string {
  if (code.startsWith('Arrow')) return ARROWS[code.slice(5).toLowerCase()] ?? code;
  if (code === 'Escape') return 'Esc';
  return code.replace(/^(Key|Digit)/, '').replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');
}

/** Returns the English name of a key in the notation of Mousetrap. */
function getShortcutName(name: string, isApple: boolean): string {
  if (isApple && /^(meta|command|mod)$/.test(name)) return '⌘';
  const names: Record<string, string> = { ...ARROWS, mod: 'Ctrl', option: 'Alt', plus: '+' };
  return names[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the combinations that download an image. Other systems keep those with their Meta key to themselves. */
function getDownloadKeys({ config, isApple }: KeyListOptions): readonly KeyCombination[] {
  const { currentImageConfig, keyboardServiceConfig } = config;
  if (!currentImageConfig.downloadable || keyboardServiceConfig.disableSsrWorkaround) return [];
  return [keyboardServiceConfig.shortcuts]
    .flat()
    .flatMap((shortcuts) => shortcuts.split(' '))
    .filter((shortcut) => shortcut && (isApple || !/\b(meta|command)\b/.test(shortcut)))
    .map((shortcut) =>
      shortcut
        .replace(/\+$/, 'plus')
        .split('+')
        .map((name) => getShortcutName(name, isApple)),
    );
}

/** Reads names in the notation `Home=Pos1, Tab=↹`. */
function readNames(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(/, */).map((pair) => pair.split('=')));
}

/** Returns the texts of the list, which the options of the view contain only where they are set. */
export function getKeyListLabels({ accessibilityConfig }: ResolvedModalConfig) {
  return { ...KEY_LIST_LABELS, ...accessibilityConfig };
}

/** Returns the keys of a modal gallery that its configuration allows, in the order of the list. */
export function getKeyList(options: KeyListOptions): readonly KeyLine[] {
  const { config, actions, count, rtl } = options;
  const labels = getKeyListLabels(config);
  const { zoomConfig } = config;
  const names = readNames(labels.keyNamesText);
  const each = (...keys: readonly string[]) => keys.map((key) => [key]);
  const unlessConfigured = (code: string, ...keys: readonly string[]) =>
    actions[code] ? [] : each(...keys);
  const keysOf = (action: KeyAction) =>
    Object.keys(actions)
      // Escape closes, whatever else it is configured for.
      .filter((code) => actions[code] === action && code !== 'Escape')
      .map(getCodeName)
      .map((name) => [(rtl && MIRRORED[name]) || name]);
  const lines: (readonly [string, readonly KeyCombination[], boolean?])[] = [
    [labels.keyCloseText, [['Esc'], ...keysOf('close')]],
    [labels.mainPrevImageAriaLabel, keysOf('previous'), count > 1],
    [labels.mainNextImageAriaLabel, keysOf('next'), count > 1],
    [labels.keyFirstText, keysOf('first'), count > 1],
    [labels.keyLastText, keysOf('last'), count > 1],
    [labels.keyDownloadText, getDownloadKeys(options)],
    [labels.zoomInAriaLabel, unlessConfigured('Equal', '+', '='), zoomConfig.enable],
    [labels.zoomOutAriaLabel, unlessConfigured('Minus', '-'), zoomConfig.enable],
    [labels.keyFitText, unlessConfigured('Digit0', '0'), zoomConfig.enable],
    [labels.keyPanText, each('←', '↑', '→', '↓'), zoomConfig.enable],
    [labels.keyTabText, [['Tab'], ['Shift', 'Tab']]],
    [labels.keyListText, each('?')],
  ];
  return lines
    .filter(([, combinations, isAllowed = true]) => isAllowed && combinations.length > 0)
    .map(([text, combinations]) => ({
      text,
      combinations: combinations.map((keys) => keys.map((key) => names[key] ?? key)),
    }));
}
