/** @jest-environment node */
import { ArchiveFile, KEPT_FOR, removeArchives } from '@/components/files/archive-file';

/** A file of the browser's storage, which holds `room` bytes. */
class StoredFile {
  readonly kind = 'file';
  content: number[] = [];
  lastModified = Date.now();
  isLocked = false;

  constructor(private readonly room: number) {}

  getFile = () =>
    Promise.resolve(
      new File([Uint8Array.from(this.content)], 'x', { lastModified: this.lastModified }),
    );

  createSyncAccessHandle = () => {
    this.isLocked = true;
    return Promise.resolve({
      write: (bytes: Uint8Array, { at }: { at: number }) => {
        if (at + bytes.length > this.room) throw new DOMException('', 'QuotaExceededError');
        this.content.splice(at, bytes.length, ...bytes);
        return bytes.length;
      },
      close: () => {
        this.isLocked = false;
      },
    });
  };
}

/** Gives the page a storage with a folder, which it returns. */
function provideStorage(room = Infinity): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  const folder = {
    entries: () => files.entries(),
    getFileHandle: (name: string) => {
      const file = new StoredFile(room);
      files.set(name, file);
      return Promise.resolve(file);
    },
    removeEntry: (name: string) => {
      if (files.get(name)?.isLocked) return Promise.reject(new DOMException('', 'Locked'));
      files.delete(name);
      return Promise.resolve();
    },
  };
  const getDirectory = () => Promise.resolve({ getDirectoryHandle: () => Promise.resolve(folder) });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { storage: { getDirectory } },
  });
  return files;
}

const numbers = [...Array(10).keys()];

async function writeArchive(): Promise<Blob> {
  const archive = await ArchiveFile.create();
  for (const number of numbers) archive.write(Uint8Array.from([number, number]));
  return archive.finish();
}

const read = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())];

const whole = numbers.flatMap((number) => [number, number]);

test('is on disk', async () => {
  const files = provideStorage();
  expect(await read(await writeArchive())).toEqual(whole);
  const [file] = files.values();
  expect(file?.content).toEqual(whole);
  expect(file?.isLocked).toBe(false);
});

test('continues in memory when the disk is full', async () => {
  const files = provideStorage(6);
  expect(await read(await writeArchive())).toEqual(whole);
  expect([...files.values()][0]?.content).toHaveLength(6);
});

test.each([{}, { storage: { getDirectory: () => Promise.reject(new DOMException()) } }])(
  'is in memory where pages have no storage of files',
  async (value) => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
    const blob = await writeArchive();
    expect(await read(blob)).toEqual(whole);
    expect(blob.type).toBe('application/zip');
    await expect(removeArchives()).resolves.toBeUndefined();
  },
);

test('leaves the disk after its download, but not while it is written or saved', async () => {
  const files = provideStorage();
  await writeArchive();
  await writeArchive();
  const writing = await ArchiveFile.create();
  const [old, , open] = files.values();
  for (const file of [old, open]) if (file) file.lastModified -= KEPT_FOR;
  await removeArchives();
  expect([...files.values()]).toHaveLength(2);
  expect([...files.values()]).not.toContain(old);
  await writing.finish();
});
