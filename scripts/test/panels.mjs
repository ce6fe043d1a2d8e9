/** The code panels of the export. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { attribute, elementsIn, parseHtml, textOf } from '../lib/pages/html.mjs';
import { root } from '../lib/root.mjs';

/** The text of each code panel of a page, as it is shown, by its title. */
export function readPanels(html) {
  const panels = elementsIn(parseHtml(html), 'pre').map((panel) => [
    attribute(panel, 'aria-label'),
    textOf(panel),
  ]);
  return new Map(panels);
}

/** The code panels of an exported page. */
export const readPage = async (path) =>
  readPanels(await readFile(join(root, 'out', path, 'index.html'), 'utf8'));

/** The text of a panel; throws if the page has none with this title. */
export function panelOf(panels, title) {
  const text = panels.get(title);
  if (!text) throw new Error(`No panel is called "${title}".`);
  return text;
}

/** Writes a file, and the folders around it. */
export async function write(file, text) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${text.trimEnd()}\n`);
}
