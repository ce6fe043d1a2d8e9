import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { filesBelow } from '../lib/files.mjs';
import { isProgram } from '../lib/pages/html.mjs';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { readPages } from '../lib/pages/page-sizes.mjs';
import { loadRouteMap, pathOfFile } from '../lib/pages/pages.mjs';
import { root } from '../lib/root.mjs';
import { figuresFile, measureFigures } from '../sizes.mjs';
import { brokenLinks } from './links.mjs';
import { unreferenced } from './unreferenced.mjs';

const { sizeLimits } = await loadTypescript('components/site/sizes/size-limits.ts');

const sourceLink =
  /^https:\/\/github\.com\/[^/]+\/[^/]+\/(blob|edit)\/[^/]+\/(app|components|gallery-lib)\//;

const loadUrls = () => loadTypescript('components/site/urls.ts');

function failWith(lines) {
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

const limitOf = (figure) => {
  const kind = Object.keys(sizeLimits).find((name) => figure.startsWith(name));
  return sizeLimits[kind] ?? Infinity;
};

/** Part of a figure by which it may differ from the one in sizes.json: compressors of two machines differ a little. */
const tolerance = 0.01;

/** Names the figures that have changed since sizes.json was written. */
function changedFigures(written, measured) {
  // The first figures of a new page have only their limits.
  return Object.entries(written)
    .filter(([name, size]) => !(Math.abs(size - measured[name]) <= size * tolerance))
    .map(([name, size]) => `${name}: ${measured[name] ?? 'gone'}, in the file ${size}`);
}

async function sizes({ check }, folder, pages) {
  const figures = await measureFigures(folder, pages);
  await check('limits of sizes', () => {
    failWith(
      Object.entries(figures)
        .filter(([name, size]) => size > limitOf(name))
        .map(([name, size]) => `${name}: ${size} of ${limitOf(name)} bytes`),
    );
    return `${Object.keys(sizeLimits).length} limits`;
  });
  await check(`${figuresFile} has the sizes that were built`, async () => {
    const written = JSON.parse(await readFile(join(root, figuresFile), 'utf8'));
    const changed = changedFigures(written, figures);
    if (changed.length > 0) changed.push('"npm run sizes" writes the file; commit it.');
    failWith(changed);
    return `${Object.keys(figures).length} figures`;
  });
}

async function contract({ check }, folder, pages) {
  const { routes, unlistedRoutes } = await loadRouteMap();

  await check('each route has its page, and each page its route', () => {
    const built = new Set(pages.map(({ file }) => pathOfFile(file)));
    const missing = [...routes, ...unlistedRoutes].filter(({ path }) => !built.has(path));
    failWith(missing.map(({ path }) => `${path} has no page`));
    return `${built.size} pages`;
  });
  await check('pages load two scripts and contain none', () => {
    const wrong = pages.filter(
      ({ elements, scripts }) =>
        elements.filter(isProgram).length !== 2 ||
        scripts.length !== 2 ||
        scripts.some((url) => url.includes('/_next/')),
    );
    failWith(wrong.map(({ route }) => route.path));
  });
  await check('gallery pages, and no others, list the framework’s scripts', () => {
    const wrong = pages.filter(
      ({ route, demoScripts }) => route.interactive !== demoScripts.length > 0,
    );
    failWith(wrong.map(({ route }) => route.path));
  });
  await check('each page has a policy that does not allow all inline scripts', () => {
    const wrong = pages.filter(({ elements }) => {
      const policies = elements.filter(
        ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
      );
      return policies.length !== 1 || /script-src [^;]*unsafe/.test(policies[0].attributes.content);
    });
    failWith(wrong.map(({ route }) => route.path));
  });
  await check('every file is referenced', async () => {
    failWith(await unreferenced(folder));
  });
}

async function size(folder) {
  const files = await filesBelow(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const megabytes = sizes.reduce((a, b) => a + b, 0) / 1e6;
  return `${files.length} files, ${megabytes.toFixed(1)} MB`;
}

/** Checks the export under '/': routes, scripts, policies, sizes and links. */
export async function checkExport(reporter, folder) {
  const pages = await readPages(folder);
  reporter.note(await size(folder));
  await contract(reporter, folder, pages);
  await sizes(reporter, folder, pages);
  await checkLinks(reporter, { folder, basePath: '', pages });
}

const fileField = /^project\[files\]\[(.+)\]$/;

/** Throws if the form of a demo and its archive differ; false if the page has no form with files. */
async function compareSandbox(folder, { route: { path, demo }, elements }) {
  const sent = elements.flatMap(({ attributes: { name, value } }) => {
    const [, file] = fileField.exec(name ?? '') ?? [];
    return file ? [[`${demo.slug}/${file}`, value]] : [];
  });
  if (sent.length === 0) return false;
  const archive = unzipSync(await readFile(join(folder, 'examples', `${demo.slug}.zip`)));
  const packed = Object.entries(archive).map(([file, bytes]) => [file, strFromU8(bytes)]);
  assert.deepEqual(Object.fromEntries(sent), Object.fromEntries(packed), path);
  return true;
}

/** Checks the URLs of an export for a sub-path: all contain the path, absolute ones the public origin. */
export async function checkSubPathExport(reporter, { folder, basePath, ...published }) {
  const pages = await readPages(folder);
  await checkLinks(reporter, { folder, basePath, pages, ...published });
  await reporter.check('forms for StackBlitz have the files of the archives', async () => {
    const compared = await Promise.all(pages.map((page) => compareSandbox(folder, page)));
    const count = compared.filter(Boolean).length;
    if (count === 0) throw new Error('No page has such a form.');
    return `${count} demos`;
  });
  await reporter.check('no file names this machine as the public URL', async () => {
    const { localOrigin } = await loadUrls();
    const texts = (await filesBelow(folder)).filter((file) => /\.(html|md|txt|xml)$/.test(file));
    const wrong = [];
    for (const file of texts) {
      if ((await readFile(join(folder, file), 'utf8')).includes(localOrigin)) wrong.push(file);
    }
    failWith(wrong);
  });
}

async function checkLinks({ check }, { SITE_URL, SITE_REPOSITORY: repository, ...exported }) {
  const origin = SITE_URL ?? (await loadUrls()).localOrigin;
  await check(`links and anchors under "${exported.basePath}/"`, async () => {
    const { broken, total } = await brokenLinks({ ...exported, origin, repository });
    failWith(broken);
    return `${total} URLs, ${repository ? 'with' : 'without'} the site’s repository`;
  });
  await check(`links to sources under "${exported.basePath}/"`, () => {
    const pagesWithSources = exported.pages.filter(({ elements }) =>
      elements.some(({ attributes }) => sourceLink.test(attributes.href ?? '')),
    );
    if (pagesWithSources.length > 0 !== (repository !== undefined)) {
      throw new Error(`${pagesWithSources.length} pages link to their sources`);
    }
    return `${pagesWithSources.length} pages`;
  });
}
