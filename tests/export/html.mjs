/** Reads exported pages with a parser, as a browser without scripts does. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { root } from '../../scripts/lib/root.mjs';

export const exported = join(root, 'out');

export const attribute = (node, name) => node.attrs?.find((each) => each.name === name)?.value;

export const hasClass = (name) => (node) =>
  attribute(node, 'class')?.split(' ').includes(name) ?? false;

function* descendants(node) {
  for (const child of (node.content ?? node).childNodes ?? []) {
    if (child.tagName) yield child;
    yield* descendants(child);
  }
}

/** The elements in an element, in document order, with one of some tags if there are any. */
export const elementsIn = (node, ...tags) =>
  [...descendants(node)].filter(({ tagName }) => tags.length === 0 || tags.includes(tagName));

/** The text of an element, with the alternative texts of its images. */
export function textOf(node) {
  if (node.tagName === 'img') return attribute(node, 'alt') ?? '';
  if (node.value !== undefined) return node.value;
  return (node.childNodes ?? []).map(textOf).join('');
}

export const nameOf = (node) => attribute(node, 'aria-label') ?? textOf(node).trim();

export const parseHtml = (html) => parse(html, { scriptingEnabled: false });

/** The document of a file of the export. */
export const readDocument = async (file) => parseHtml(await readFile(join(exported, file), 'utf8'));

/** The `<main>` of a page, by its path without slashes around it. */
export async function readMain(page) {
  const [main] = elementsIn(await readDocument(join(page, 'index.html')), 'main');
  return main;
}
