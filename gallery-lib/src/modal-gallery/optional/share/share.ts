import { getShareUrl } from '../../../core/url/share-url';
import type { NormalizedImage } from '../../../core/images/normalized-image';
import type { Gallery } from '../../gallery/gallery';
import type { SharedLink } from '../../toolbar/run-toolbar-action';

/** Returns whether the browser can share or copy; on pages without HTTPS most cannot. */
export function canShare(): boolean {
  return Boolean(navigator.share || navigator.clipboard);
}

/** Returns the URL of an image to share, or that of the visible detail of a zoomed one, which is only copied. */
function getSharedUrl(gallery: Gallery, image: NormalizedImage) {
  const fragment = gallery.link?.getFragment(image);
  const view = fragment ? gallery.stage?.getView() : undefined;
  const numbers = view && [view.level, view.x * 100, view.y * 100];
  const detail = numbers?.map((each) => Number(each.toFixed(2))).join();
  return {
    url: detail
      ? location.href.replace(/#.*|$/, `#${fragment}@${detail}`)
      : getShareUrl(image, fragment, location.href, document.baseURI),
    isDetail: Boolean(detail),
  };
}

/**
 * Shares the URL of an image by the system share sheet, else by copying it, else by showing it in a text field. `onChange`
 * receives each state, and nothing when a sheet has closed. Resolves to `undefined` after a cancelled sheet. No `await`
 * comes before the first call of the browser, because Safari requires it in the task of the click.
 */
export async function shareImage(
  gallery: Gallery,
  image: NormalizedImage,
  text: string,
  onChange?: (link?: SharedLink) => void,
): Promise<SharedLink['method'] | undefined> {
  const { url, isDetail } = getSharedUrl(gallery, image);
  const data = { text, url };
  const show = (method: SharedLink['method']) => {
    onChange?.({ method, url });
    return method;
  };
  if (!isDetail && navigator.share && navigator.canShare?.(data) !== false) {
    show('share');
    try {
      await navigator.share(data);
      onChange?.();
      return 'share';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        onChange?.();
        return undefined;
      }
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return show('copy');
  } catch {
    return show('field');
  }
}
