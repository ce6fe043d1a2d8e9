import type { ToolbarButton } from '../../core/config/built-in-buttons';
import { getTitle } from '../../core/text/caption';
import { getFragment } from '../../core/url/links';
import { getGiven } from '../../core/config/normalize-images';
import { report } from '../../core/report';
import { getFileUrl } from '../../core/url/sources';
import { sanitizeExternalUrl, sanitizeImageUrl } from '../../core/url/url';
import { Action, ButtonType } from '../../model/enums';
import type { ButtonEvent } from '../../model/events';
import type { ButtonPress } from '../../model/options/buttons';
import { getToText } from '../caption/get-to-text';
import type { OptionalCode } from '../view/optional-code';
import type { ModalSession } from '../view/session';
import { withCode } from '../view/with-code';
import type { SharedLink } from '../share/share';

/** Calls the listener of a button; an error in it must not prevent the action. */
function press(button: ToolbarButton, argument: ButtonPress): void {
  try {
    button.onClick?.(argument);
  } catch (error) {
    report(error);
  }
}

/** Calls a function with the code of some buttons: during the click if it has arrived, as some browsers require. */
function withActions(
  { actions }: OptionalCode,
  run: (code: NonNullable<typeof actions>) => unknown,
): void {
  if (actions) run(actions);
  else void withCode(import('./toolbar-actions'), 'toolbar', run);
}

const URL_CORE = { getFragment, sanitizeExternalUrl, sanitizeImageUrl };

/**
 * Runs the action of a toolbar button between its two hooks; the second is emitted after an asynchronous action.
 * `onShare` receives the states of sharing.
 */
export function runToolbarAction(
  session: ModalSession,
  button: ToolbarButton,
  action: Action,
  code: OptionalCode = {},
  onShare?: (link?: SharedLink) => void,
): void {
  const { images, index } = session.slides.get();
  const image = images[index];
  const { type } = button;
  if (!image || (type === ButtonType.EXTURL && !image.modal.extUrl)) return;
  const event: ButtonEvent = {
    button: getGiven(button),
    image: getGiven(image),
    action,
    galleryId: session.id,
  };
  const after = (result = event) => {
    if (session.ref.isOpen) session.streams.buttonAfter.emit(result);
  };
  session.streams.buttonBefore.emit(event);
  press(button, { image: getGiven(image), index, gallery: session.ref });
  // A listener may have closed the gallery.
  if (!session.ref.isOpen) return;
  switch (type) {
    case ButtonType.EXTURL: {
      const url = sanitizeExternalUrl(image.modal.extUrl, document.baseURI);
      if (url)
        withActions(
          code,
          ({ openExternalUrl }) => openExternalUrl(url, button.extUrlInNewTab) && after(),
        );
      return;
    }
    case ButtonType.CLOSE:
      session.move('close', action);
      return;
    case ButtonType.DOWNLOAD:
      if (!session.getConfig().currentImageConfig.downloadable) break;
      void startDownload(session).then(() => after());
      return;
    case ButtonType.FULLSCREEN:
      withActions(code, ({ toggleFullScreen }) => toggleFullScreen(session).then(() => after()));
      return;
    case ButtonType.SHARE: {
      const { description } = session.getConfig().currentImageConfig;
      const text = getTitle(description, { image, index, count: images.length }, getToText(code));
      void code.share?.shareImage(session, image, text, URL_CORE, onShare).then((shareMethod) => {
        if (shareMethod) after({ ...event, shareMethod });
      });
      return;
    }
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
  const url = image && getFileUrl(image.modal);
  if (!url) return;
  await withCode(import('../download/download'), 'download', ({ downloadImage }) =>
    downloadImage(image, url),
  );
}

function moveOffDeletedImage(session: ModalSession, id: number): void {
  const { images, index } = session.slides.get();
  // A listener of the hook may already have removed the image.
  if (images[index]?.id !== id) return;
  const onward = index === images.length - 1 ? 'previous' : 'next';
  session.move(images.length === 1 ? 'close' : onward, Action.NORMAL);
}
