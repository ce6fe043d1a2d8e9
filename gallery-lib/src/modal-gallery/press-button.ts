import type { ButtonConfig } from '../model/buttons';
import { Action, ButtonType } from '../model/enums';
import type { ButtonEvent } from '../model/events';
import { openExternal } from './open-external';
import type { ModalSession } from './session';

/** What the network does not deliver leaves the gallery as it is; the next press asks for it again. */
function missing(error: unknown): void {
  console.warn('A part of the modal gallery could not be loaded.', error);
}

/** Does what an upper button stands for, between its two hooks. */
export function pressButton(session: ModalSession, button: ButtonConfig, action: Action): void {
  const { images, index } = session.getState();
  const image = images[index];
  if (!image) return;
  const event: ButtonEvent = { button, image, action, galleryId: session.id };
  const after = () => session.buttonAfter.emit(event);

  if (button.type === ButtonType.EXTURL) {
    if (!image.modal.extUrl) return;
    session.buttonBefore.emit(event);
    if (openExternal(image.modal.extUrl, button.extUrlInNewTab ?? false)) after();
    return;
  }

  session.buttonBefore.emit(event);
  switch (button.type) {
    case ButtonType.CLOSE:
      session.dispatch({ type: 'close', action });
      return;
    case ButtonType.DOWNLOAD:
      if (session.getConfig().currentImageConfig.downloadable) startDownload(session);
      break;
    case ButtonType.FULLSCREEN:
      import('./full-screen')
        .then(({ toggleFullScreen }) => toggleFullScreen(session))
        .catch(missing);
      break;
    case ButtonType.DELETE:
      leaveDeleted(session, image.id);
      break;
  }
  after();
}

/** Saves the current picture. */
export function startDownload(session: ModalSession): void {
  const { images, index } = session.getState();
  const image = images[index];
  if (image) import('./download').then(({ downloadImage }) => downloadImage(image)).catch(missing);
}

function leaveDeleted(session: ModalSession, id: number): void {
  const { images, index } = session.getState();
  // The application may have removed it in the hook already.
  if (images[index]?.id !== id) return;
  if (images.length === 1) session.dispatch({ type: 'close', action: Action.NORMAL });
  else if (index === images.length - 1)
    session.dispatch({ type: 'previous', action: Action.NORMAL });
  else session.dispatch({ type: 'next', action: Action.NORMAL });
}
