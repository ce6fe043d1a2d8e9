import type { UIEvent } from 'react';
import { Action } from '../model/enums';

/** Returns the trigger of a click: browsers send the detail 0 for the keyboard. */
export function getAction(event: UIEvent): Action {
  return event.detail === 0 ? Action.KEYBOARD : Action.CLICK;
}
