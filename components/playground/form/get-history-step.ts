import type { KeyboardEvent } from 'react';
import { typesLetter } from '@/components/client/keys';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The edit that a key combination undoes or redoes. In a text field it takes the place of the browser's own undo. */
export function getHistoryStep(event: KeyPress): 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (typesLetter(event, 'z')) return shiftKey ? 'redo' : 'undo';
  return typesLetter(event, 'y') && !shiftKey ? 'redo' : undefined;
}
