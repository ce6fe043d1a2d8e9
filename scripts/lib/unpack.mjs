import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** Writes the files of an archive into a folder. */
export async function unpack(bytes, folder) {
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
