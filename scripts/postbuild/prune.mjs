import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from '../lib/files.mjs';

/** Removes generated files that no page refers to. */
export async function removeUnreachable(folder) {
  const files = await filesBelow(folder);
  const waiting = new Set(files.filter((file) => file.startsWith('_next/static/')));
  const reached = files.filter((file) => file.endsWith('.html'));
  for (const file of reached) {
    const text = await readFile(join(folder, file), 'latin1');
    for (const candidate of waiting) {
      if (!text.includes(basename(candidate))) continue;
      waiting.delete(candidate);
      if (/\.(js|css)$/.test(candidate)) reached.push(candidate);
    }
  }
  await Promise.all([...waiting].map((file) => rm(join(folder, file))));
}
