import type { MouseEvent } from 'react';
import { Action } from '../model/enums';

/** What pressed a control: browsers send a click without a click count for the keyboard. */
export function actionOf(event: MouseEvent): Action {
  return event.detail === 0 ? Action.KEYBOARD : Action.CLICK;
}
