/** An archive that grows on disk, in the storage of the page: blobs of several hundred megabytes are in memory. */

/** The storage of files, as far as it is used; a worker alone can write without waiting. */
interface StoredFile {
  readonly getFile: () => Promise<File>;
  readonly createSyncAccessHandle: () => Promise<{
    write: (bytes: Uint8Array, options: { at: number }) => number;
    close: () => void;
  }>;
}

interface Disk {
  readonly handle: StoredFile;
  readonly access: Awaited<ReturnType<StoredFile['createSyncAccessHandle']>>;
}

const FOLDER = 'archives';

const openFolder = async () =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

/** Time in ms after which the download of an archive has ended. */
export const KEPT_FOR = 600_000;

/** Removes archives whose download has ended, also those of earlier visits. */
export async function removeArchives(): Promise<void> {
  try {
    const folder = await openFolder();
    for await (const [name, handle] of folder.entries()) {
      const { lastModified } = await (handle as FileSystemFileHandle).getFile();
      // One that another tab is writing is locked.
      if (Date.now() - lastModified >= KEPT_FOR)
        await folder.removeEntry(name).catch(() => undefined);
    }
  } catch {
    // Private windows and pages without HTTPS have no such storage.
  }
}

/** An archive that is being written. Where the page has no storage, or it is full, its parts are blobs. */
export class ArchiveFile {
  private size = 0;
  private readonly blobs: Blob[] = [];

  private constructor(private readonly disk?: Disk) {}

  static async create(): Promise<ArchiveFile> {
    try {
      const folder = await openFolder();
      const file = await folder.getFileHandle(crypto.randomUUID(), { create: true });
      const handle = file as FileSystemFileHandle & StoredFile;
      return new ArchiveFile({ handle, access: await handle.createSyncAccessHandle() });
    } catch {
      return new ArchiveFile();
    }
  }

  write(part: Uint8Array<ArrayBuffer>): void {
    const written = this.writeToDisk(part);
    if (written < part.length) this.blobs.push(new Blob([part.subarray(written)]));
  }

  /** Returns how many bytes are on disk; after some that are not there, none. */
  private writeToDisk(part: Uint8Array): number {
    if (!this.disk || this.blobs.length > 0) return 0;
    try {
      const written = this.disk.access.write(part, { at: this.size });
      this.size += written;
      return written;
    } catch {
      // The storage of the page is full.
      return 0;
    }
  }

  async finish(): Promise<Blob> {
    this.disk?.access.close();
    const file = await this.disk?.handle.getFile();
    const parts = file ? [file.slice(0, this.size), ...this.blobs] : this.blobs;
    return new Blob(parts, { type: 'application/zip' });
  }
}
