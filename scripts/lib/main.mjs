import { pathToFileURL } from 'node:url';

/** Runs `action` if the script was started directly. A failure prints its message and sets the exit code. */
export async function main(moduleUrl, action) {
  if (moduleUrl !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    await action();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
