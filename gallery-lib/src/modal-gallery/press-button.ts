import type { ButtonConfig } from '../model/buttons';
import { Action, ButtonType } from '../model/enums';
import type { ButtonEvent } from '../model/events';
import { toggleFullScreen } from './full-screen';
import { openExternal } from './open-external';
import type { ModalSession } from './session';

/** Does what an upper button stands for, between its two hooks; the second waits for what takes time. */
export function pressButton(session: ModalSession, button: ButtonConfig, action: Action): void {
  const { images, index } = session.getState();
  const image = images[index];
  if (!image) return;
  const event: ButtonEvent = { button, image, action, galleryId: session.id };
  const after = () => session.buttonAfter.emit(event);
  const afterwards = (work: Promise<void>) =>
    void work.then(() => {
      if (session.ref.isOpen) after();
    });

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
      if (!session.getConfig().currentImageConfig.downloadable) break;
      afterwards(startDownload(session));
      return;
    case ButtonType.FULLSCREEN:
      afterwards(toggleFullScreen(session));
      return;
    case ButtonType.DELETE:
      leaveDeleted(session, image.id);
      break;
  }
  after();
}

/** Saves the active image; resolves once that has happened or has failed. */
export async function startDownload(session: ModalSession): Promise<void> {
  const { images, index } = session.getState();
  const image = images[index];
  if (!image) return;
  try {
    const { downloadImage } = await import('./download');
    await downloadImage(image);
  } catch (error) {
    // What the network does not deliver leaves the gallery as it is; the next press asks for it again.
    console.warn('A part of the modal gallery could not be loaded.', error);
  }
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
