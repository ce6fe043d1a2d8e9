import type { NormalizedImage } from '../images/normalized-image';

/** What is known of a downloaded file, apart from its contents. */
export interface DownloadedFile {
  /** URL after all redirects. */
  readonly url: string;
  /** Media type, with or without parameters. */
  readonly type?: string | null;
  /** Header `Content-Disposition`. */
  readonly disposition?: string | null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It contains an invalid escape sequence; the raw text is a usable name.
    return text;
  }
}

/** Subtypes whose files have another extension. */
const EXTENSIONS: Partial<Record<string, string>> = {
  jpeg: 'jpg',
  icon: 'ico',
  'vnd.microsoft.icon': 'ico',
  quicktime: 'mov',
};

/** Returns the extension of a media type; nothing if it is that of no image and no video. */
function getExtension(type: string): string | undefined {
  const [, subtype] = /^\s*(?:image|video)\/(?:x-)?([a-z\d.-]+)/i.exec(type) ?? [];
  return subtype && (EXTENSIONS[subtype.toLowerCase()] ?? subtype.toLowerCase());
}

/** Returns the file name in a header `Content-Disposition` (RFC 6266). */
function readDisposition(header: string): string | undefined {
  const [, encoded] = /;\s*filename\*\s*=\s*"?[\w-]+'[^']*'([^;"\s]+)/i.exec(header) ?? [];
  if (encoded) return decode(encoded);
  const [, quoted, token] =
    /;\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(header) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? token;
}

/** Returns whether an extension is one of a media type's. */
const isSameType = (own: string, extension: string) =>
  own === extension || (extension === 'jpg' && /^(jpe|jpeg|jfif)$/.test(own));

/** Returns the last part of the path of a URL, which is empty for a folder, data and objects. */
function getLastPart(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return /^(data|blob):/i.test(url)
    ? ''
    : decode(path.replace(/^([a-z\d+.-]+:)?\/\/[^/]*|.*\//gi, ''));
}

/**
 * Returns the name under which the file of an image is saved: `downloadFileName`, the name that the server has sent, that
 * in the URL with the extension of the type of the file, or the title.
 */
export function getDownloadName(
  { id, title, downloadFileName }: Pick<NormalizedImage, 'id' | 'title' | 'downloadFileName'>,
  { url, type, disposition }: DownloadedFile,
): string {
  // The browser replaces what no file name contains, but takes no name for a path.
  const sent = /[^\\/]*$/.exec(readDisposition(disposition ?? '') ?? '')?.[0];
  if (downloadFileName || sent) return downloadFileName || sent || '';
  const name = getLastPart(url) || title || `Image-${id}`;
  const extension = getExtension(type ?? '');
  const [, base = name, own = ''] = /^(.+)\.([a-z][a-z\d]{1,4})$/i.exec(name) ?? [];
  return !extension || isSameType(own.toLowerCase(), extension) ? name : `${base}.${extension}`;
}
