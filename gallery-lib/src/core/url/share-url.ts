import type { NormalizedImage } from '../images/normalized-image';
import { sanitizeExternalUrl, sanitizeImageUrl } from './url';

/**
 * Returns the absolute URL to share for an image: its `shareUrl`, else its deep link if it has a fragment, else
 * its external URL, else its file. URLs that are refused count as missing.
 */
export function getShareUrl(
  image: NormalizedImage,
  fragment: string | undefined,
  pageUrl: string,
  baseUrl: string,
): string {
  const { shareUrl, extUrl, src } = image;
  const deepLink = fragment && `${pageUrl.replace(/#.*/, '')}#${fragment}`;
  return (
    sanitizeExternalUrl(shareUrl, baseUrl) ??
    deepLink ??
    sanitizeExternalUrl(extUrl, baseUrl) ??
    sanitizeExternalUrl(src, baseUrl) ??
    // These are absolute; what remains would start another application.
    (/^\s*(data|blob):/i.test(sanitizeImageUrl(src)) ? src : pageUrl)
  );
}
