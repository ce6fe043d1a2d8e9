/**
 * Compares the library with others and writes results/latest.json, which the page /performance shows.
 *   npm run bench -- [--only=bytes,modal,memory,carousel,plain,layouts,lists,thumbnails,gestures,moments,photos,pages,starts,lighthouse,everyPage] [--rounds=8] [--minutes=4]
 * A section that is not measured keeps its last result. The sections pages, starts, lighthouse and everyPage need an
 * export (npm run build).
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../scripts/lib/installed.mjs';
import { main } from '../scripts/lib/main.mjs';
import { root } from '../scripts/lib/root.mjs';

const benchFolder = join(root, 'bench');
const exported = join(root, 'out');
const resultFile = join(benchFolder, 'results/latest.json');

const sections = {
  async bytes() {
    return (await import('./sections/bytes.mjs')).measureBytes();
  },
  async modal(options) {
    return (await import('./sections/modal.mjs')).measureModal(options);
  },
  async memory(options) {
    return (await import('./sections/memory.mjs')).measureMemory(options);
  },
  async carousel(options) {
    return (await import('./sections/carousel.mjs')).measureCarousel(options);
  },
  async plain(options) {
    return (await import('./sections/plain.mjs')).measurePlain(options);
  },
  async layouts(options) {
    return (await import('./sections/layouts.mjs')).measureLayouts(options);
  },
  async lists(options) {
    return (await import('./sections/lists.mjs')).measureLists(options);
  },
  async thumbnails(options) {
    return (await import('./sections/thumbnails.mjs')).measureThumbnails(options);
  },
  async gestures(options) {
    return (await import('./sections/gestures.mjs')).measureGestures(options);
  },
  async moments(options) {
    return (await import('./sections/moments.mjs')).measureMoments(options);
  },
  async photos() {
    return (await import('./sections/photos.mjs')).measurePhotos();
  },
  async pages() {
    return (await import('./sections/pages.mjs')).measurePages(exported);
  },
  async starts(options) {
    return (await import('./sections/starts.mjs')).measureStarts(exported, options);
  },
  async lighthouse() {
    const { measureWithLighthouse } = await import('./sections/lighthouse.mjs');
    return { pages: await measureWithLighthouse(exported) };
  },
  async everyPage() {
    const { measureEveryPage } = await import('./sections/lighthouse.mjs');
    return { pages: await measureEveryPage(exported) };
  },
};
const needExport = ['pages', 'starts', 'lighthouse', 'everyPage'];

async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'));
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(sections).join() },
      rounds: { type: 'string', default: '8' },
      minutes: { type: 'string', default: '4' },
    },
  });
  const only = values.only.split(',');
  const unknown = only.find((name) => !(name in sections));
  if (unknown)
    throw new Error(`There is no section ${unknown}: ${Object.keys(sections).join(', ')}.`);
  const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)];
  if (!(rounds >= 1 && minutes > 0)) throw new Error('--rounds and --minutes are numbers above 0.');
  return { only, rounds, minutes, warmUp: 1 };
}

function machine() {
  const list = cpus();
  return {
    processor: list[0]?.model.trim() ?? 'unknown',
    cores: list.length,
    system: `${process.platform} ${process.arch}`,
  };
}

async function versions() {
  const { dependencies } = await readJson(join(benchFolder, 'package.json'));
  const { version } = await readJson(join(root, 'gallery-lib/package.json'));
  const bundler = await readJson(join(root, 'node_modules/esbuild/package.json'));
  return {
    'ks-gallery-react': version,
    ...dependencies,
    esbuild: bundler.version,
    node: process.versions.node,
  };
}

/** Replaces one section of the results and leaves the others as they are. */
async function save(name, result) {
  const results = existsSync(resultFile) ? await readJson(resultFile) : {};
  const date = new Date().toISOString().slice(0, 10);
  results.versions = await versions();
  results[name] = { date, machine: machine(), ...result };
  await writeFile(resultFile, `${JSON.stringify(results, null, 2)}\n`);
}

await main(import.meta.url, async () => {
  const options = readOptions();
  await ensureInstalled();
  await ensureInstalled(benchFolder);
  for (const name of Object.keys(sections)) {
    if (!options.only.includes(name)) continue;
    if (needExport.includes(name) && !existsSync(join(exported, 'index.html'))) {
      console.log(`${name}: skipped, because there is no export (npm run build).`);
      continue;
    }
    console.log(`${name} …`);
    await save(name, await sections[name](options));
  }
  console.log('Written to bench/results/latest.json');
});
