import { Action } from 'ks-gallery-react';
import type { SlideCommand, SlideEvent } from '@/gallery-lib/src/core/slides/slides';
import { imagesWithIds } from './normalized-images';

/**
 * Reads a command: `next CLICK`, `previous SWIPE`, `goTo 3 NORMAL`, `close CLICK`, `stop`, `start` or `update`
 * with the ids of images.
 */
export function readCommand(text: string): SlideCommand {
  const [type, ...words] = text.split(' ');
  const action = Reflect.get(Action, words.at(-1) ?? '') as Action;
  if (type === 'next' || type === 'previous' || type === 'close') return { type, action };
  if (type === 'goTo') return { type, index: Number(words[0]), action };
  if (type === 'update') return { type, images: imagesWithIds(words[0] ?? '') };
  if (type === 'stop' || type === 'start') return { type: 'stop', isStopped: type === 'stop' };
  throw new Error(`"${text}" is no command.`);
}

/** Formats an event as "show(CLICK, 2)". */
export function formatEvent({ name, action, result }: SlideEvent): string {
  return `${name}(${action.toUpperCase()}, ${result})`;
}
