import type { ToolbarButton } from '../../core/config/built-in-buttons';
import { Action, ButtonType } from '../../model/enums';
import type { ButtonEvent } from '../../model/events';
import type { GalleryImage } from '../../model/image';
import type { ModalSession } from '../view/session';
import { toggleFullScreen } from './full-screen';
import { openExternalUrl } from './open-external-url';

function moveOffDeletedImage(session: ModalSession, id: number): void {
  const { images, index } = session.slides.get();
  // A listener of the hook may already have removed the image.
  if (images[index]?.id !== id) return;
  const onward = index === images.length - 1 ? 'previous' : 'next';
  session.move(images.length === 1 ? 'close' : onward, Action.NORMAL);
}

/**
 * Opens the external URL, toggles full screen or leaves the deleted image. `url` is the sanitized external URL, `event`
 * that of the hooks; `after` emits the second one while the gallery is open.
 */
export function runAction(
  session: ModalSession,
  button: ToolbarButton,
  image: GalleryImage,
  event: ButtonEvent,
  url: string | undefined,
  after: () => void,
): void {
  // Closed while this code was being fetched.
  if (!session.ref.isOpen) return;
  if (button.type === ButtonType.FULLSCREEN) void toggleFullScreen(session).then(after);
  else if (button.type === ButtonType.DELETE) {
    moveOffDeletedImage(session, image.id);
    session.streams.buttonAfter.emit(event);
  } else if (url && openExternalUrl(url, button.extUrlInNewTab)) after();
}
