/** Files that the framework writes beside the pages. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../lib/files.mjs';

/** The serialised payload of a page. */
export function readPayload(folder, file) {
  const name = file === '404.html' ? '_not-found/index.txt' : file.replace(/\.html$/, '.txt');
  return readFile(join(folder, name), 'utf8');
}

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
