'use client';

import { setShortcutSource } from '../input/shortcut-registry';
import { mousetrapSource } from './mousetrap-source';

/**
 * Lets Mousetrap (`mousetrap`) bind the shortcuts of all galleries that are opened from now on. Call it once, in a
 * module that runs in the browser. Mousetrap is fetched when a gallery with shortcuts opens.
 */
export function registerMousetrap(): void {
  setShortcutSource(mousetrapSource);
}
