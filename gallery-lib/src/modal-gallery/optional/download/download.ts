import { getDownloadName } from '../../../core/text/file-name';
import type { NormalizedImage } from '../../../core/images/normalized-image';
import { shared } from '../../dialog/gallery-dialog';

const { getFileUrl, sanitizeLinkUrl } = shared;

/** Time in ms for which the data of a download is kept. */
const KEEP_TIME = 60_000;

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Not appended to the document: outside the open dialog the link would be inert in some browsers.
  link.click();
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  save(url, name);
  // Browsers may read the URL late, for example after a question to the user.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_TIME);
}

/** Returns the contents of a data URL, which policies of a page may forbid to fetch. */
function decodeDataUrl(url: string): Blob | undefined {
  const [, type, base64, data = ''] =
    /^\s*data:([^;,]*)[^,]*?(;\s*base64\s*)?,(.*)$/is.exec(url) ?? [];
  if (type === undefined) return undefined;
  const text = data.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent);
  const contents = base64 ? Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)) : text;
  // A file without a type would have no extension, and that of a document would be one.
  return new Blob([contents], { type: /^(image|video)\//i.test(type) ? type : 'image/png' });
}

const readHeader = ({ headers }: Partial<Response>, name: string) => headers?.get(name);

/** Fetches a file; throws if there is none, or a page in its place, such as a form for signing in. */
async function fetchFile(url: string): Promise<Response> {
  // What `<img>` has put into the cache may lack the headers of CORS.
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  if (/^(text\/html|application\/xhtml)/i.test(readHeader(response, 'content-type') ?? ''))
    throw new Error('The server answered with a page.');
  return response;
}

/**
 * Downloads a full image or a video, unless its URL is refused; resolves even if that fails. What cannot be fetched opens
 * in a new tab. Browsers show a link with `download` in place of the page if the server leads to another origin, so the
 * only links are to objects.
 */
export async function downloadImage(image: NormalizedImage): Promise<void> {
  const url = getFileUrl(image);
  if (!url) return;
  const link = sanitizeLinkUrl(url, location.protocol);
  try {
    const data = decodeDataUrl(url);
    if (data) saveBlob(data, getDownloadName(image, { url, type: data.type }));
    else if (!link) throw new Error('The URL is not http(s), blob: or of the scheme of the page.');
    // Test environments may have no `fetch`, and incomplete answers.
    else if (/^\s*blob:/i.test(url) || typeof fetch === 'undefined')
      save(url, getDownloadName(image, { url }));
    else {
      const response = await fetchFile(url);
      const blob = await response.blob();
      const disposition = readHeader(response, 'content-disposition');
      const file = { url: response.url || url, type: blob.type, disposition };
      saveBlob(blob, getDownloadName(image, file));
    }
  } catch (error) {
    console.warn(`Image ${image.id} could not be downloaded.`, error);
    if (link) window.open(link, '_blank', 'noopener,noreferrer');
  }
}
