import { pathToFileURL } from 'node:url';

/** Runs what a script does when it is called by name; a failure is a message and an exit code, not a stack. */
export async function main(moduleUrl, action) {
  if (moduleUrl !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    await action();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
