import { report } from '../../core/report';
import { sanitizeImageUrl } from '../../core/url';
import type { ButtonConfig } from '../../model/buttons';
import { Action, ButtonType } from '../../model/enums';
import type { ButtonEvent } from '../../model/events';
import type { GalleryImage } from '../../model/image';
import { toggleFullScreen } from './full-screen';
import { openExternalUrl } from './open-external-url';
import type { ModalSession } from '../view/session';
import { shareImage, type SharedLink } from '../share/share';

/** Calls the listener of a button; an error in it must not prevent the action. */
function press(session: ModalSession, button: ButtonConfig, image: GalleryImage): void {
  try {
    button.onClick?.({ image, index: session.slides.get().index, gallery: session.ref });
  } catch (error) {
    report(error);
  }
}

/**
 * Runs the action of a toolbar button between its two hooks; the second is emitted after an asynchronous action.
 * `onShare` receives the states of sharing.
 */
export function runToolbarAction(
  session: ModalSession,
  button: ButtonConfig,
  action: Action,
  onShare?: (link?: SharedLink) => void,
): void {
  const { images, index } = session.slides.get();
  const image = images[index];
  const { type, extUrlInNewTab = false } = button;
  if (!image || (type === ButtonType.EXTURL && !image.modal.extUrl)) return;
  const event: ButtonEvent = { button, image, action, galleryId: session.id };
  const after = (result = event) => {
    if (session.ref.isOpen) session.streams.buttonAfter.emit(result);
  };
  session.streams.buttonBefore.emit(event);
  press(session, button, image);
  // A listener may have closed the gallery.
  if (!session.ref.isOpen) return;
  switch (type) {
    case ButtonType.EXTURL:
      if (openExternalUrl(image.modal.extUrl, extUrlInNewTab)) after();
      return;
    case ButtonType.CLOSE:
      session.move('close', action);
      return;
    case ButtonType.DOWNLOAD:
      if (!session.getConfig().currentImageConfig.downloadable) break;
      void startDownload(session).then(() => after());
      return;
    case ButtonType.FULLSCREEN:
      void toggleFullScreen(session).then(() => after());
      return;
    case ButtonType.SHARE:
      void shareImage(session, image, index, onShare).then((shareMethod) => {
        if (shareMethod) after({ ...event, shareMethod });
      });
      return;
    case ButtonType.ZOOM_IN:
    case ButtonType.ZOOM_OUT:
      session.getStage()?.step(type === ButtonType.ZOOM_IN);
      break;
    case ButtonType.DELETE:
      moveOffDeletedImage(session, image.id);
      session.streams.buttonAfter.emit(event);
      return;
  }
  after();
}

/** Downloads the active image; resolves even if that fails. */
export async function startDownload(session: ModalSession): Promise<void> {
  const { images, index } = session.slides.get();
  const image = images[index];
  // Checked here, because a module that the download shares with the gallery would be one more file to fetch.
  const url = sanitizeImageUrl(image?.modal.img);
  if (!image || !url) return;
  try {
    const { downloadImage } = await import('../download/download');
    await downloadImage(image, url);
  } catch (error) {
    // The module failed to load; the next click requests it again.
    console.warn('The download module of the modal gallery could not be loaded.', error);
  }
}

function moveOffDeletedImage(session: ModalSession, id: number): void {
  const { images, index } = session.slides.get();
  // A listener of the hook may already have removed the image.
  if (images[index]?.id !== id) return;
  if (images.length === 1) session.move('close', Action.NORMAL);
  else session.move(index === images.length - 1 ? 'previous' : 'next', Action.NORMAL);
}
