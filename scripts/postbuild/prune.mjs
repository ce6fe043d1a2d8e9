import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from '../lib/files.mjs';

// These are not payload files of the framework's router.
const keptTexts = new Set(['robots.txt', 'llms.txt', 'llms-full.txt']);

/** Payload files of the router: every link is an ordinary link, so they are never requested. */
export async function removePayloadFiles(folder) {
  const texts = (await filesBelow(folder)).filter(
    (file) => file.endsWith('.txt') && !keptTexts.has(file),
  );
  await Promise.all(texts.map((file) => rm(join(folder, file))));
}

/** The framework writes the page for unknown URLs three times; hosts look for 404.html. */
export async function removeNotFoundCopies(folder) {
  for (const copy of ['_not-found', '404']) {
    await rm(join(folder, copy), { recursive: true, force: true });
  }
}

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
