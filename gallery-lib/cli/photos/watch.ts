import { watch } from 'node:fs';

/** Time in which changes of a folder count as one, in ms: programs write a photograph in several steps. */
const TOGETHER = 300;

/** Calls a function after changes of a folder, never twice at once. It ends with the process. */
export function watchFolder(folder: string, onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const handle = async () => {
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
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void handle(), TOGETHER);
  });
}
