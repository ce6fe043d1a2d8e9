/** Returns a URL without the characters that the URL standard removes, which could hide its scheme. */
const clean = (url: string) => url.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');

/** Returns the scheme of a URL with its colon, in lower case; nothing for a relative URL. */
export const getScheme = (url: string): string | undefined =>
  /^[a-z][a-z\d+.-]*:/i.exec(clean(url))?.[0].toLowerCase();

/** Returns whether a URL contains the file itself. */
export const isDataUrl = (url: string): boolean => getScheme(url) === 'data:';

/** What would run where it is opened as a page. An SVG file is an image. */
const SCRIPT = /^((java|vb)script:|data:(?!image\/)[^;,]*(html|xml))/i;

/**
 * Returns the URL of a file that an element shows, such as an image; an empty string for a script or a document. Elements
 * run nothing of what they show, so all other schemes and types are left to the browser.
 */
export function sanitizeImageUrl(url: string | undefined): string {
  return url && !SCRIPT.test(clean(url)) ? url : '';
}

/** Returns whether a link may have a scheme: not data and scripts, nor those that start another application. */
const isPage = (scheme: string, pageScheme: string) =>
  /^https?:$/.test(scheme) || scheme === pageScheme;

/**
 * Returns the URL of a file to which a link or a download may lead: relative, http(s), `blob:` or with the scheme of the
 * page, which is empty where it is not known; an empty string for any other.
 */
export function sanitizeLinkUrl(url: string | undefined, pageScheme: string): string {
  const scheme = getScheme(url ?? '');
  return url && (!scheme || scheme === 'blob:' || isPage(scheme, pageScheme)) ? url : '';
}

/** Returns the absolute form of a URL that is http(s) or has the scheme of the page, and `undefined` for any other. */
export function sanitizeExternalUrl(
  url: string | undefined,
  base: string,
  pageScheme: string = location.protocol,
): string | undefined {
  if (!url) return undefined;
  try {
    const { protocol, href } = new URL(url, base);
    return isPage(protocol, pageScheme) ? href : undefined;
  } catch {
    return undefined;
  }
}
