const DATA_IMAGE_URL = /^data:image\/[a-z0-9.+-]+[;,]/i;

function getScheme(url: string): string | undefined {
  // Browsers ignore white space and control characters before and inside a scheme.
  return /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
}

/** Returns an image URL that is relative, http(s), `blob:` or `data:image/…`, and an empty string for any other. */
export function sanitizeImageUrl(url: string | undefined): string {
  if (!url) return '';
  const scheme = getScheme(url);
  const safe =
    scheme === undefined ||
    /^(https?|blob)$/.test(scheme) ||
    (scheme === 'data' && DATA_IMAGE_URL.test(url.trim()));
  return safe ? url : '';
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
