import type { ButtonConfig } from '../model/buttons';
import { Action, ButtonType } from '../model/enums';
import type { ButtonEvent } from '../model/events';
import { toggleFullScreen } from './full-screen';
import { openExternalUrl } from './open-external-url';
import type { ModalSession } from './session';

/** Runs the action of an upper button between its two hooks; the second is emitted after an asynchronous action. */
export function runToolbarAction(
  session: ModalSession,
  button: ButtonConfig,
  action: Action,
): void {
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
    if (openExternalUrl(image.modal.extUrl, button.extUrlInNewTab ?? false)) after();
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
      moveOffDeletedImage(session, image.id);
      break;
  }
  after();
}

/** Downloads the active image; resolves even if that fails. */
export async function startDownload(session: ModalSession): Promise<void> {
  const { images, index } = session.getState();
  const image = images[index];
  if (!image) return;
  try {
    const { downloadImage } = await import('./download');
    await downloadImage(image);
  } catch (error) {
    // The module failed to load; the next click requests it again.
    console.warn('The download module of the modal gallery could not be loaded.', error);
  }
}

function moveOffDeletedImage(session: ModalSession, id: number): void {
  const { images, index } = session.getState();
  // A listener of the hook may already have removed the image.
  if (images[index]?.id !== id) return;
  if (images.length === 1) session.dispatch({ type: 'close', action: Action.NORMAL });
  else if (index === images.length - 1)
    session.dispatch({ type: 'previous', action: Action.NORMAL });
  else session.dispatch({ type: 'next', action: Action.NORMAL });
}
