import type { ButtonEvent } from '../../model/events';

type ShareMethod = NonNullable<ButtonEvent['shareMethod']>;

/** A link and how it was shared; `share` while the system's sheet is open. */
export interface SharedLink {
  readonly method: ShareMethod;
  readonly url: string;
}

/** Returns whether the browser can share or copy; on pages without HTTPS most cannot. */
export function canShare(): boolean {
  return Boolean(navigator.share || navigator.clipboard);
}

/** What is shared of an image. */
export interface ShareData {
  readonly url: string;
  readonly text: string;
  /** True if the URL is that of the visible detail, which is only copied. */
  readonly isDetail: boolean;
}

/**
 * Shares the URL of an image by the system's sheet, else by copying it, else by showing it in a text field. `onChange`
 * receives each state, and nothing when a sheet has closed. Resolves to `undefined` after a cancelled sheet. No `await`
 * comes before the first call of the browser, because Safari requires it in the task of the click.
 */
export async function shareImage(
  { url, text, isDetail }: ShareData,
  onChange?: (link?: SharedLink) => void,
): Promise<ShareMethod | undefined> {
  const data = { text, url };
  const show = (method: ShareMethod) => {
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
