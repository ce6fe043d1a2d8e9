/**
 * Writes what users can download into out/: the library that library.mjs has built, packed as
 * package/<name>-<version>.tgz, the files of past releases, its changelog, and every demo as a complete small project,
 * examples/<slug>.zip.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, strToU8 } from 'fflate';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { main } from '../lib/main.mjs';
import { packLibrary, releasesFolder } from '../lib/package/pack-library.mjs';
import { root } from '../lib/root.mjs';

// Archives of the same files have to be the same to the byte. The format knows no time before 1980.
const mtime = new Date(1980, 0, 1, 12);
const isCompressed = /\.(jpg|webp|tgz)$/;

function archive(slug, files) {
  const entries = Object.entries(files).map(([path, content]) => [
    `${slug}/${path}`,
    [
      typeof content === 'string' ? strToU8(content) : content,
      { level: isCompressed.test(path) ? 0 : 9, mtime },
    ],
  ]);
  return zipSync(Object.fromEntries(entries));
}

/** Slug → archive, for the named demos or for all of them. */
export async function packExamples(packed, slugs) {
  const { everyDemoRoute } = await loadTypescript('components/site/route-map.ts');
  const { readExample } = await loadTypescript('components/demos/archive/example-files.ts');
  const { exampleTexts } = await loadTypescript('components/demos/archive/example-project.ts');
  const archives = new Map();
  for (const route of everyDemoRoute()) {
    const { slug } = route.demo;
    if (slugs && !slugs.includes(slug)) continue;
    const { images } = readExample(`app${route.path}`);
    const files = { ...exampleTexts(route, slug) };
    if (!images.isHosted) files[packed.name] = packed.content;
    for (const file of images.files)
      files[`public/${file}`] = await readFile(join(root, 'public/assets', file));
    archives.set(slug, archive(slug, files));
  }
  return archives;
}

async function emptyFolder(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Writes the packed library and the files of past releases; a released file replaces a new one of the same version. */
export async function writePackages(folder, packed, releases = releasesFolder) {
  await emptyFolder(folder);
  await writeFile(join(folder, packed.name), packed.content);
  if (existsSync(releases)) await cp(releases, folder, { recursive: true });
}

await main(import.meta.url, async () => {
  const { name, content } = await packLibrary();
  const folder = join(root, 'out/package');
  await writePackages(folder, { name, content });
  await cp(join(root, 'gallery-lib/CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  // Archives contain the file that is served, which of a released version is not the new one.
  const packed = { name, content: await readFile(join(folder, name)) };

  const examples = join(root, 'out/examples');
  await emptyFolder(examples);
  const archives = await packExamples(packed);
  for (const [slug, bytes] of archives) await writeFile(join(examples, `${slug}.zip`), bytes);
  const total = [...archives.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(
    `Packed the library (${(packed.content.length / 1e3).toFixed(0)} kB) and ${archives.size} examples (${(total / 1e6).toFixed(1)} MB).`,
  );
});
