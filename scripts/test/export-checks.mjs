import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { filesBelow } from '../lib/files.mjs';
import { demoScriptsOf } from '../lib/demo-scripts.mjs';
import { elementsOf, isProgram } from '../lib/html.mjs';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { exportedPages, loadRouteMap, pathOfFile } from '../lib/pages.mjs';
import { root } from '../lib/root.mjs';
import { brokenLinks } from './links.mjs';
import { unreferenced } from './unreferenced.mjs';

const { scriptBudget, documentBudgets, demoBudgets, playgroundBudget } = await loadTypescript(
  'components/site/budgets.ts',
);
const documentLimit = ({ route: { path } }) =>
  path === '/about' ? documentBudgets.about : documentBudgets.reading;

const scriptLimits = new Map([
  ['/react/controlled-index', demoBudgets.carousel],
  ['/react/growing-list', demoBudgets.carousel],
  ['/react/layouts', demoBudgets.layouts],
  // Its slides are most of its code.
  ['/react/any-content', demoBudgets.carousel],
  // So is what plays its stream.
  ['/react/stream', demoBudgets.carousel],
  // Its labels are part of its code.
  ['/react/german', demoBudgets.carousel],
  // Its images contain their placeholders.
  ['/react/placeholders', demoBudgets.carousel],
  ['/react/next-image', demoBudgets.nextImage],
  ['/', demoBudgets.home],
  ['/home', demoBudgets.home],
  ['/react/video', demoBudgets.home],
  ['/playground/preview', demoBudgets.preview],
  ['/demo/carousel-fixed', demoBudgets.carouselAndMore],
  ['/demo/carousel-outputs', demoBudgets.carouselAndMore],
  ['/react/class-names', demoBudgets.carouselAndMore],
  ['/react/carousel-modal', demoBudgets.carouselAndMore],
  ['/react/several-slides', demoBudgets.carousel],
  ['/playground', playgroundBudget],
]);

function demoScriptLimit({ route: { path } }) {
  const { standard, carousel } = demoBudgets;
  return scriptLimits.get(path) ?? (path.startsWith('/demo/carousel') ? carousel : standard);
}

const sourceLink =
  /^https:\/\/github\.com\/[^/]+\/[^/]+\/(blob|edit)\/[^/]+\/(app|components|gallery-lib)\//;

const loadUrls = () => loadTypescript('components/site/urls.ts');

const gzip = (content) => gzipSync(content, { level: 9 }).length;

function failWith(lines) {
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** Own scripts that a current browser loads with the page; `nomodule` ones are skipped by it. */
function scriptsOf(elements) {
  return elements
    .filter((element) => isProgram(element) && !('nomodule' in element.attributes))
    .flatMap(({ attributes }) => attributes.src ?? []);
}

function stylesOf(elements) {
  return elements
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => attributes.href);
}

async function weigh(folder, basePath) {
  const sizes = new Map();
  const sizeOf = async (url) => {
    const path = decodeURI(url.slice(basePath.length));
    if (!sizes.has(path)) sizes.set(path, gzip(await readFile(join(folder, path))));
    return sizes.get(path);
  };
  const sum = async (urls) =>
    (await Promise.all([...new Set(urls)].map(sizeOf))).reduce((a, b) => a + b, 0);
  const pages = await exportedPages(folder);
  return Promise.all(
    pages.map(async ({ file, route, html }) => {
      const elements = elementsOf(html);
      const scripts = scriptsOf(elements);
      // The payload is part of the document.
      const demoScripts = demoScriptsOf(elements).filter((url) => !url.includes('/payloads/'));
      return {
        file,
        route,
        html,
        elements,
        scripts,
        demoScripts,
        scriptSize: await sum(scripts),
        demoScriptSize: await sum(demoScripts),
        documentSize: gzip(html) + (await sum(stylesOf(elements))),
      };
    }),
  );
}

/** The size of the framework: the scripts of a page without a client component of the site. */
async function frameworkFloor(folder, basePath) {
  const html = await readFile(join(root, '.next/server/app/_not-found.html'), 'utf8');
  const scripts = scriptsOf(elementsOf(html)).filter((url) => url.includes('/_next/'));
  const sizes = scripts.map(async (url) =>
    gzip(await readFile(join(folder, url.slice(basePath.length)))),
  );
  return (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
}

function overBudget(pages, size, limit) {
  return pages
    .filter((page) => size(page) > limit(page))
    .map((page) => `${page.route.path}: ${size(page)} of ${limit(page)} bytes`);
}

function heaviest(pages, size) {
  const [first] = [...pages].sort((a, b) => size(b) - size(a));
  return first ? `heaviest ${first.route.path} with ${size(first)} bytes` : 'no such page';
}

async function budgets({ check }, folder, pages) {
  const reading = pages.filter(({ route }) => route.kind === 'reading');
  const gallery = pages.filter(({ route }) => route.kind === 'gallery');
  const floor = await frameworkFloor(folder, '');

  await check('JavaScript at load', () => {
    failWith(
      overBudget(
        pages,
        ({ scriptSize }) => scriptSize,
        () => scriptBudget,
      ),
    );
    return heaviest(pages, ({ scriptSize }) => scriptSize);
  });
  await check('HTML and CSS of reading pages', () => {
    failWith(overBudget(reading, ({ documentSize }) => documentSize, documentLimit));
    return heaviest(reading, ({ documentSize }) => documentSize);
  });
  await check(`JavaScript of live demos above the framework’s ${floor} bytes`, () => {
    const above = ({ demoScriptSize }) => demoScriptSize - floor;
    failWith(overBudget(gallery, above, demoScriptLimit));
    return heaviest(gallery, above);
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
      ({ route, demoScripts }) => (route.kind === 'gallery') !== demoScripts.length > 0,
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
  await check('no two pages share a title', () => {
    const titles = new Map();
    for (const { route, elements } of pages.filter((page) => !page.route.canonical)) {
      const title = elements.find(({ name }) => name === 'title')?.text ?? '';
      titles.set(title, [...(titles.get(title) ?? []), route.path]);
    }
    failWith(
      [...titles]
        .filter(([, paths]) => paths.length > 1)
        .map(([title, paths]) => `"${title}": ${paths.join(', ')}`),
    );
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

/** Checks the export under '/': routes, scripts, policies, budgets and links. */
export async function checkExport(reporter, folder) {
  const pages = await weigh(folder, '');
  reporter.note(await size(folder));
  await contract(reporter, folder, pages);
  await budgets(reporter, folder, pages);
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
  const pages = await weigh(folder, basePath);
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
