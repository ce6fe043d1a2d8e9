/** Packs every demo as a complete small project: node scripts/example-projects.mjs writes out/examples/<slug>.zip. */
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync, strToU8 } from 'fflate';
import { exampleFiles } from './examples/project.mjs';
import { loadTypescript } from './lib/load-typescript.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { npm } from './lib/run.mjs';

// Two archives of the same files are the same to the byte. Archives know no time before 1980.
const mtime = new Date(1980, 0, 1, 12);
const packedAlready = /\.(jpg|tgz)$/;

/** The library as npm packs it. */
async function packLibrary() {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-examples-'));
  try {
    const quiet = { quiet: true };
    await npm(['run', 'build', '--workspace', 'gallery-lib'], quiet);
    await npm(['pack', '--workspace', 'gallery-lib', '--pack-destination', folder], quiet);
    const name = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
    if (!name) throw new Error('npm pack has written no package.');
    return { name, content: await readFile(join(folder, name)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function archive(slug, files) {
  const entries = Object.entries(files).map(([path, content]) => [
    `${slug}/${path}`,
    [
      typeof content === 'string' ? strToU8(content) : content,
      { level: packedAlready.test(path) ? 0 : 9, mtime },
    ],
  ]);
  return zipSync(Object.fromEntries(entries));
}

/** Slug → archive, for the demos asked for or for all of them. */
export async function packExamples(wanted) {
  const { demoRoutes } = await loadTypescript('components/site/route-map.ts');
  const context = {
    packed: await packLibrary(),
    sets: await loadTypescript('components/demos/image-sets.ts'),
    versions: JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  };
  const archives = new Map();
  for (const route of demoRoutes()) {
    const { slug } = route.demo;
    if (wanted && !wanted.includes(slug)) continue;
    archives.set(slug, archive(slug, await exampleFiles(route, context)));
  }
  return archives;
}

await main(import.meta.url, async () => {
  const folder = join(root, 'out/examples');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archives = await packExamples();
  for (const [slug, bytes] of archives) await writeFile(join(folder, `${slug}.zip`), bytes);
  const total = [...archives.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(`Packed ${archives.size} examples, ${(total / 1e6).toFixed(1)} MB together.`);
});
