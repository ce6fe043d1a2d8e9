import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives `action` an empty folder, and removes it afterwards whatever happens. */
export async function withTemporaryFolder(prefix, action) {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
