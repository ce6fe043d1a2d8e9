import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { markdownOf } from './markdown.mjs';

/** Writes the Markdown version of each page beside its HTML, and llms.txt, which lists them. */
export async function writeMarkdownVersions(folder, pages) {
  const { absolute } = await loadTypescript('components/site/urls.ts');
  const { llmsText, markdownPath } = await loadTypescript('components/site/markdown-versions.ts');
  for (const { html, file, route } of pages.filter((page) => page.isListed)) {
    const url = absolute(route.canonical ?? route.path);
    const { heading: title, description } = route;
    try {
      await writeFile(
        join(folder, markdownPath(route.path)),
        markdownOf(html, { title, description, url }),
      );
    } catch (error) {
      throw new Error(`${file} has no Markdown version: ${error.message}`, { cause: error });
    }
  }
  await writeFile(join(folder, 'llms.txt'), llmsText());
}
