import { downloadFileName } from '../../core/text/file-name';
import type { NormalizedImage } from '../../core/images/normalized-image';
import type { Gallery } from '../gallery';
import { shared } from '../dialog/gallery-dialog';

const { getFileUrl } = shared;

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

function decodeDataUrl(url: string): Blob | undefined {
  const match = /^data:([^;,]*)(?:;[^,]*)?;base64,(.*)$/is.exec(url);
  if (!match) return undefined;
  const bytes = Uint8Array.from(atob(match[2] ?? ''), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: match[1] });
}

/**
 * Downloads a full image or a video, unless its URL is refused. One of another origin is fetched with CORS; if that
 * fails, it opens in a new tab, so that the user does not leave the application.
 */
export async function downloadImage(image: NormalizedImage): Promise<void> {
  const url = getFileUrl(image);
  if (!url) return;
  const name = downloadFileName(image, url);
  try {
    const data = decodeDataUrl(url);
    if (data) saveBlob(data, name);
    else if (new URL(url, document.baseURI).origin === location.origin) save(url, name);
    else {
      const response = await fetch(url, { mode: 'cors', credentials: 'omit' });
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      saveBlob(await response.blob(), name);
    }
  } catch (error) {
    console.warn(`Image ${image.id} could not be downloaded.`, error);
    if (!url.startsWith('data:')) window.open(url, '_blank', 'noopener,noreferrer');
  }
}

/** Downloads the active image; resolves even if that fails. */
export async function downloadActive(gallery: Gallery): Promise<void> {
  const { images, index } = gallery.slides.get();
  const image = images[index];
  if (image) await downloadImage(image);
}
