import { watch } from 'node:fs';
import { join } from 'node:path';
import { getCode } from './errors';
import { isOwnWrite } from './output/write-file';

/** Time in which changes of a folder count as one, in ms: programs write a photograph in several steps. */
const TOGETHER = 300;

/** @returns undefined if there is no such folder */
function watchIfThere(folder: string, onChange: (name: string | null) => Promise<void>) {
  try {
    return watch(folder, { recursive: true }, (_, name) => void onChange(name));
  } catch (error) {
    // The run says so.
    if (/^(ENOENT|ENOTDIR)$/.test(getCode(error))) return undefined;
    throw error;
  }
}

/** A folder that is being watched. */
export interface FolderWatch {
  /** Calls the function now, and again if the folder changes meanwhile. */
  run: () => Promise<void>;
  end: () => void;
}

/** Calls a function after changes of a folder, never twice at once, until it is ended. */
export function watchFolder(folder: string, onChange: () => Promise<void>): FolderWatch {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await onChange();
    } while (again);
    running = false;
  };
  const watcher = watchIfThere(folder, async (name) => {
    if (name !== null && (await isOwnWrite(join(folder, name)))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), TOGETHER);
  });
  return {
    run,
    end() {
      clearTimeout(timer);
      watcher?.close();
    },
  };
}
