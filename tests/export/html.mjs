/** Reads exported pages with a parser, as a browser without scripts does. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attribute, elementsIn, parseHtml, textOf } from '../../scripts/lib/pages/html.mjs';
import { root } from '../../scripts/lib/root.mjs';

export { attribute, elementsIn, parseHtml, textOf };

export const exported = join(root, 'out');

export const hasClass = (name) => (node) =>
  attribute(node, 'class')?.split(' ').includes(name) ?? false;

export const nameOf = (node) => attribute(node, 'aria-label') ?? textOf(node).trim();

/** The document of a file of the export. */
export const readDocument = async (file) => parseHtml(await readFile(join(exported, file), 'utf8'));

/** The `<main>` of a page, by its path without slashes around it. */
export async function readMain(page) {
  const [main] = elementsIn(await readDocument(join(page, 'index.html')), 'main');
  return main;
}
