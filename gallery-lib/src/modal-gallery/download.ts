import { safeImageAddress } from '../core/address';
import { downloadFileName } from '../core/file-name';
import type { GalleryImage } from '../model/image';

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Outside an open dialog the link would be inert in some browsers; it need not be in the page at all.
  link.click();
}

function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  save(address, name);
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address));
}

function blobOfData(address: string): Blob | undefined {
  const match = /^data:([^;,]*)(?:;[^,]*)?;base64,(.*)$/is.exec(address);
  if (!match) return undefined;
  const bytes = Uint8Array.from(atob(match[2] ?? ''), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: match[1] });
}

/**
 * Saves the big picture of an image. One of another origin is fetched with CORS; where that is refused it opens in
 * a new tab, so that the application itself is never left.
 */
export async function downloadImage(image: GalleryImage): Promise<void> {
  const address = safeImageAddress(image.modal.img);
  const name = downloadFileName(image);
  if (!address) return;
  try {
    const data = blobOfData(address);
    if (data) saveBlob(data, name);
    else if (new URL(address, document.baseURI).origin === location.origin) save(address, name);
    else {
      const response = await fetch(address, { mode: 'cors', credentials: 'omit' });
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      saveBlob(await response.blob(), name);
    }
  } catch (error) {
    console.warn(`Image ${image.id} could not be downloaded.`, error);
    if (!address.startsWith('data:')) window.open(address, '_blank', 'noopener,noreferrer');
  }
}
