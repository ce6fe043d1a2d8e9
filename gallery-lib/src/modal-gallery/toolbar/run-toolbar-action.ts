import type { ToolbarButton } from '../../core/config/built-in-buttons';
import { getTitle } from '../../core/text/caption';
import type { GalleryImage } from '../../model/image';
import { getGiven } from '../../core/images/normalize-images';
import { report } from '../../core/report';
import { sanitizeExternalUrl } from '../../core/url/url';
import { ButtonType, type Action } from '../../model/enums';
import type { ButtonEvent } from '../../model/events';
import { getToText } from '../model/use-modal-view';
import { withCode, type Parts } from '../optional-parts';
import type { Gallery } from '../gallery/gallery';

/** A link and how it was shared; `share` while the system share sheet is open. */
export interface SharedLink {
  readonly method: NonNullable<ButtonEvent['shareMethod']>;
  readonly url: string;
}

/** A link and the button that has shared it. */
export interface ShareState extends SharedLink {
  readonly opener: HTMLElement;
}

/**
 * Runs the action of a toolbar button between its two hooks; the second is emitted after an asynchronous action.
 * `onShare` receives the states of sharing.
 */
export function runToolbarAction(
  gallery: Gallery,
  button: ToolbarButton,
  action: Action,
  code: Parts = {},
  onShare?: (link?: SharedLink) => void,
): void {
  const { images, index } = gallery.slides.get();
  const image = images[index];
  if (!image) return;
  const event: ButtonEvent = {
    button: getGiven(button),
    image: getGiven(image),
    action,
    galleryId: gallery.id,
  };
  const after = (result = event) => {
    if (gallery.ref.isOpen) gallery.emitButton('buttonAfter', result);
  };
  gallery.emitButton('buttonBefore', event);
  try {
    button.onClick?.({
      image: event.image as GalleryImage,
      index,
      gallery: gallery.ref,
    });
  } catch (error) {
    // It must not prevent the action.
    report(error);
  }
  // A listener may have closed the gallery.
  if (!gallery.ref.isOpen) return;
  switch (button.type) {
    case ButtonType.CLOSE:
      gallery.move('close', action);
      return;
    case ButtonType.SHARE: {
      const { description } = gallery.getConfig().currentImageConfig;
      const text = getTitle(description, { image, index, count: images.length }, getToText(code));
      void code.share?.shareImage(gallery, image, text, onShare).then((shareMethod) => {
        if (shareMethod) after({ ...event, shareMethod });
      });
      return;
    }
    case ButtonType.ZOOM_IN:
    case ButtonType.ZOOM_OUT:
      gallery.stage?.getZoom()?.step(button.type === ButtonType.ZOOM_IN);
      break;
    case ButtonType.DOWNLOAD:
    case ButtonType.EXTURL:
    case ButtonType.FULLSCREEN:
    case ButtonType.DELETE: {
      const url = sanitizeExternalUrl(image.extUrl, document.baseURI);
      const run = (actions: NonNullable<Parts['actions']>) =>
        actions.runAction(gallery, button, image, event, url, after);
      // During the click if the code has arrived, as some browsers require of all but a download. For that alone it is
      // not fetched before.
      if (code.actions) run(code.actions);
      else void withCode(import('../optional/buttons/toolbar-actions'), 'toolbar', run);
      return;
    }
  }
  after();
}
