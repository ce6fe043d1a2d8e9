/** Collects the files of a drop, of the clipboard, and of an input, also those in folders. */
import { withoutRoot, type ChosenFile } from './intake';

const readAll = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const found: FileSystemEntry[] = [];
  // Browsers return at most 100 entries at once.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    found.push(...part);
  }
};

async function walk(entry: FileSystemEntry): Promise<readonly ChosenFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path, file }];
  }
  const entries = await readAll((entry as FileSystemDirectoryEntry).createReader());
  const files: ChosenFile[] = [];
  for (const each of entries) files.push(...(await walk(each)));
  return files;
}

/**
 * Returns the files of a drop or of the clipboard, those of folders with their paths. It begins before it returns, because
 * the browser empties the transfer after the event.
 */
export async function collectTransfer(transfer: DataTransfer): Promise<readonly ChosenFile[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const parts = items.map((item) => ({
    entry: item.webkitGetAsEntry?.(),
    file: item.getAsFile(),
  }));
  const files: ChosenFile[] = [];
  for (const { entry, file } of parts) {
    // A file that a page makes has no entry.
    if (entry) files.push(...(await walk(entry)));
    else if (file) files.push({ path: file.name, file });
  }
  return withoutRoot(files);
}

/** Returns the files of an input, and lets the same ones be chosen again. */
export function collectInput(input: HTMLInputElement): readonly ChosenFile[] {
  const files = [...(input.files ?? [])].map((file) => ({
    path: file.webkitRelativePath || file.name,
    file,
  }));
  input.value = '';
  return withoutRoot(files);
}
