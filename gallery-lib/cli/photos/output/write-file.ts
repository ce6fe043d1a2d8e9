import { rmSync, type Stats } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { describeWriteError } from '../errors';

/** Names of files that are being written. A run that was killed leaves them; the next one removes them. */
export const TEMPORARY = /^\.ks-photos-\d+-.*\.tmp$/;

const unfinished = new Set<string>();

/** What each file was when it was written. */
const written = new Map<string, string>();

const identify = ({ ino, size, mtimeMs }: Stats) => [ino, size, mtimeMs].join();

/** Writes a file beside its place, then moves it there: it is whole or not there. @throws FatalError */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = join(dirname(file), `.ks-photos-${process.pid}-${basename(file)}.tmp`);
  try {
    await mkdir(dirname(file), { recursive: true });
    unfinished.add(temporary);
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(content);
      // Without it, a machine that loses power may have the new name and none of the content.
      await handle.sync();
      // Before it is moved, which is an event of a folder that is watched.
      written.set(resolve(file), identify(await handle.stat()));
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw describeWriteError(error, file);
  } finally {
    unfinished.delete(temporary);
  }
}

/** Whether a file is as this process has written it, or on its way there. */
export async function isOwnWrite(file: string): Promise<boolean> {
  if (TEMPORARY.test(basename(file))) return true;
  const info = await stat(file).catch(() => undefined);
  return info !== undefined && written.get(resolve(file)) === identify(info);
}

/** Removes what is half written, when the process ends now. */
export function removeUnfinished(): void {
  for (const file of unfinished) rmSync(file, { force: true });
}
