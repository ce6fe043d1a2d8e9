import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { loadRouteMap } from '../lib/pages/pages.mjs';
import { markdownOf } from './markdown.mjs';

/**
 * Writes the Markdown version of each page beside its HTML, llms.txt, which lists them, and llms-full.txt, which contains
 * those of all pages but the demos.
 */
export async function writeMarkdownVersions(folder, pages) {
  const { absolute } = await loadTypescript('components/site/urls.ts');
  const { llmsText, markdownPath } = await loadTypescript('components/site/markdown-versions.ts');
  const { textRoutes } = await loadRouteMap();
  const texts = new Map();
  for (const { html, file, route } of pages.filter((page) => page.isListed)) {
    const url = absolute(route.canonical ?? route.path);
    const { heading: title, description } = route;
    try {
      const text = markdownOf(html, { title, description, url });
      await writeFile(join(folder, markdownPath(route.path)), text);
      texts.set(route.path, text);
    } catch (error) {
      throw new Error(`${file} has no Markdown version: ${error.message}`, { cause: error });
    }
  }
  await writeFile(join(folder, 'llms.txt'), llmsText());
  const complete = textRoutes()
    .flatMap(({ path }) => texts.get(path) ?? [])
    .join('\n');
  await writeFile(join(folder, 'llms-full.txt'), complete);
}
