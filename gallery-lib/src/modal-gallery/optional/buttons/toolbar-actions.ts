import type { ToolbarButton } from '../../../core/config/built-in-buttons';
import { Action, ButtonType } from '../../../model/enums';
import type { ButtonEvent } from '../../../model/events';
import type { NormalizedImage } from '../../../core/images/normalized-image';
import type { Gallery } from '../../gallery/gallery';
import { shared } from '../../dialog/gallery-dialog';

const { getFocusedElement, isElement, withCode } = shared;

function clickLink(page: Document, url: string): void {
  const link = page.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  page.body.append(link);
  link.click();
  link.remove();
}

/** Opens a sanitized URL without opener and referrer. Returns whether it could be opened. */
function openExternalUrl(url: string, inNewTab = false): boolean {
  if (!inNewTab) {
    clickLink(document, url);
    return true;
  }
  // Asking for `noopener` here would hide whether the browser has blocked the tab.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  clickLink(tab.document, url);
  return true;
}

/** A full-screen document is above the dialog in the top layer; showing the dialog again puts it on top. */
function raiseDialog(dialog: HTMLDialogElement): void {
  const focused = getFocusedElement(dialog.ownerDocument);
  dialog.close();
  dialog.showModal();
  if (isElement(focused)) focused.focus({ preventScroll: true });
}

/**
 * Toggles full screen of the document; closing the gallery ends full screen that it has started. Call it in the click
 * handler, because browsers require transient user activation. Resolves even if full screen is refused.
 */
async function toggleFullScreen(gallery: Gallery): Promise<void> {
  const page = gallery.dialog?.ownerDocument ?? document;
  try {
    if (page.fullscreenElement) {
      await page.exitFullscreen();
      return;
    }
    await page.documentElement.requestFullscreen();
    if (gallery.dialog) raiseDialog(gallery.dialog);
    const { unsubscribe } = gallery.ref.close$.subscribe(() => {
      if (page.fullscreenElement) void page.exitFullscreen();
    });
    // What the application starts after that is its own.
    const controller = new AbortController();
    const forget = () => {
      if (page.fullscreenElement) return;
      unsubscribe();
      controller.abort();
    };
    page.addEventListener('fullscreenchange', forget, { signal: controller.signal });
  } catch (error) {
    console.warn(`${gallery.name}: full screen was refused.`, error);
  }
}

/** Downloads an image if the options allow it; resolves even if that fails. */
async function startDownload(gallery: Gallery, image: NormalizedImage): Promise<void> {
  if (gallery.getConfig().currentImageConfig.downloadable)
    await withCode(import('../download/download'), 'download', (code) => code.downloadImage(image));
}

function moveOffDeletedImage(gallery: Gallery, id: number): void {
  const { images, index } = gallery.slides.get();
  // A listener of the hook may already have removed the image.
  if (gallery.getActive()?.id !== id) return;
  const onward = index === images.length - 1 ? 'previous' : 'next';
  gallery.move(images.length === 1 ? 'close' : onward, Action.NORMAL);
}

/**
 * Downloads the image, opens its external URL, toggles full screen or leaves the deleted image. `url` is the sanitized
 * external URL, `event` that of the hooks; `after` emits the second one while the gallery is open.
 */
export function runAction(
  gallery: Gallery,
  button: ToolbarButton,
  image: NormalizedImage,
  event: ButtonEvent,
  url: string | undefined,
  after: () => void,
): void {
  // Closed while this code was being fetched.
  if (!gallery.ref.isOpen) return;
  if (button.type === ButtonType.DOWNLOAD) void startDownload(gallery, image).then(after);
  else if (button.type === ButtonType.FULLSCREEN) void toggleFullScreen(gallery).then(after);
  else if (button.type === ButtonType.DELETE) {
    moveOffDeletedImage(gallery, image.id);
    gallery.emitButton('buttonAfter', event);
  } else if (url && openExternalUrl(url, button.extUrlInNewTab)) after();
}
