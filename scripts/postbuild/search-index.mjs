import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

// What the search requests: its code, its worker, the index and the excerpts of pages.
const needed =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\..+\.pf_meta|index|fragment)$/;

// Column titles, titles of code panels and the "#" of headings would be in every excerpt. Full views repeat the texts of
// thumbnails.
const excludeSelectors = [
  '.ks-view',
  'thead',
  '.code-panel-header',
  '.anchor',
  '.title-band p',
  '.scripted',
];

function refuse(errors) {
  if (errors.length > 0) throw new Error(`The search index: ${errors.join(', ')}`);
}

/** Indexes the parts of the pages that are marked data-pagefind-body, and keeps only what the search needs. */
export async function writeSearchIndex(folder) {
  const outputPath = join(folder, 'pagefind');
  try {
    const { errors, index } = await createIndex({ excludeSelectors });
    refuse(errors);
    refuse((await index.addDirectory({ path: folder })).errors);
    refuse((await index.writeFiles({ outputPath })).errors);
  } finally {
    await close();
  }
  const unneeded = (await readdir(outputPath)).filter((name) => !needed.test(name));
  await Promise.all(unneeded.map((name) => rm(join(outputPath, name), { recursive: true })));
}
