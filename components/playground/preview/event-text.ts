import { Action, ButtonType, type ButtonEvent, type ImageEvent } from 'ks-gallery-react';

/** Action and result of an event: `LOAD 1`. */
export function imageEventText({ action, result }: ImageEvent): string {
  return `${Action[action]} ${result}`;
}

/** Action and type of the button: `CLICK DOWNLOAD`. */
export function buttonEventText({ action, button }: ButtonEvent): string {
  return `${Action[action]} ${ButtonType[button.type]}`;
}
