/** Refuses imports against the direction of the folders, and circles in the library: node scripts/lint/imports.mjs. */
import { readFile } from 'node:fs/promises';
import { filesBelow } from '../lib/files.mjs';
import { main } from '../lib/main.mjs';
import { root } from '../lib/root.mjs';
import { findCircles, findForbiddenImports } from './dependency-rules.mjs';

/** Reads the sources of the site's components and of the library and its command; returns how many, and throws if a rule is broken. */
export async function checkImports() {
  const folders = ['components', 'gallery-lib/src', 'gallery-lib/cli'];
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await filesBelow(`${root}${folder}`)).map((name) => `${folder}/${name}`),
    ),
  );
  const files = names.flat().filter((name) => /\.tsx?$/.test(name));
  const sources = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(`${root}${file}`, 'utf8')])),
  );
  const broken = [
    ...files.flatMap((file) => findForbiddenImports(file, sources.get(file))),
    ...findCircles(sources),
  ];
  if (broken.length > 0) throw new Error(broken.join('\n'));
  return `${files.length} files`;
}

await main(import.meta.url, async () => {
  await checkImports();
});
