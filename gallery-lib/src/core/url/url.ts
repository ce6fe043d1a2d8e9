/** Relative, http(s), `blob:` and `data:image/`, without white space and control characters. */
const SAFE_IMAGE_URL = /^((https?|blob):|data:image\/[a-z\d.+-]+[;,]|(?![a-z][a-z\d+.-]*:))/i;

/** Returns an image URL that is relative, http(s), `blob:` or `data:image/…`, and an empty string for any other. */
export function sanitizeImageUrl(url: string | undefined): string {
  // Browsers ignore white space and control characters before and inside a scheme.
  return url && SAFE_IMAGE_URL.test(url.replace(/[\u0000-\u0020]/g, '')) ? url : '';
}

/** Returns the absolute form of an http(s) URL, and `undefined` for any other. */
export function sanitizeExternalUrl(url: string | undefined, base: string): string | undefined {
  if (!url) return undefined;
  try {
    const { protocol, href } = new URL(url, base);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
