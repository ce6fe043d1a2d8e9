/** What is true of the HTML of each exported page, read by a parser: nothing has to run for it. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { exportedPages, loadRouteMap } from '../../scripts/lib/pages/pages.mjs';
import { root } from '../../scripts/lib/root.mjs';
import {
  attribute,
  elementsIn,
  exported,
  hasClass,
  nameOf,
  parseHtml,
  readDocument,
  textOf,
} from './html.mjs';

const { areaOf, demoRoutes, documentTitle, everyDemoRoute, isActive, navbarItems, routeOf } =
  await loadRouteMap();
const { reactGroups, reactHelp, reactReleasePages, reactReleasesPath } = await loadTypescript(
  'components/site/routes/react.ts',
);
const { feedPath } = await loadTypescript('components/site/releases/feed.ts');
const { markdownPath } = await loadTypescript('components/site/markdown-versions.ts');
const { structuredData } = await loadTypescript('components/site/structured-data.ts');

function readPage(html) {
  const document = parseHtml(html);
  const all = elementsIn(document);
  const [main] = elementsIn(document, 'main');
  const attributesOf = (tag, name, value, wanted) =>
    all
      .filter((node) => node.tagName === tag && attribute(node, name) === value)
      .map((node) => attribute(node, wanted));
  const inClass = (name, tag) =>
    elementsIn(main)
      .filter(hasClass(name))
      .flatMap((parent) => elementsIn(parent, tag));
  const linksIn = (label) =>
    all
      .filter((node) => node.tagName === 'nav' && attribute(node, 'aria-label') === label)
      .flatMap((node) => elementsIn(node, 'a'));
  const currentIn = (label) =>
    linksIn(label)
      .filter((link) => attribute(link, 'aria-current') !== undefined)
      .map(textOf);
  return {
    title: textOf(all.find(({ tagName }) => tagName === 'title')),
    descriptions: attributesOf('meta', 'name', 'description', 'content'),
    markdownUrls: attributesOf('link', 'type', 'text/markdown', 'href'),
    feedUrls: attributesOf('link', 'type', 'application/atom+xml', 'href'),
    data: all
      .filter((node) => attribute(node, 'type') === 'application/ld+json')
      .map((node) => JSON.parse(textOf(node))),
    ids: all.flatMap((node) => attribute(node, 'id') ?? []),
    bandHeadings: inClass('title-band', 'h1').length,
    topHeadings: all.filter(({ tagName }) => tagName === 'h1').map(textOf),
    headings: elementsIn(main, 'h2', 'h3').map(textOf),
    code: elementsIn(main, 'pre').map(textOf),
    tables: elementsIn(main, 'table').length,
    waitingTables: elementsIn(main)
      .filter(hasClass('reference-table'))
      .filter((box) => !hasClass('signatures')(box) && elementsIn(box, 'tfoot').length === 0),
    diagrams: elementsIn(main).filter(
      (node) => node.tagName === 'img' || attribute(node, 'role') === 'img',
    ),
    text: textOf(main),
    copyUrls: elementsIn(main, 'a')
      .filter((link) => /^(Copy page as )?Markdown$/.test(nameOf(link)))
      .map((link) => attribute(link, 'href')),
    navbarUrls: linksIn('Main').map((link) => attribute(link, 'href')),
    currentItems: currentIn('Main'),
    currentEntries: (area) => currentIn(area),
    neighbours: ['prev', 'next'].map((rel) =>
      linksIn('Previous and next page')
        .filter((link) => attribute(link, 'rel') === rel)
        .map((link) => attribute(link, 'href')),
    ),
    imageLinks: elementsIn(main, 'a').filter((link) => /^Image \d/.test(nameOf(link))),
    demoButtons: inClass('live-demo', 'button').map(nameOf),
    backdrops: inClass('demo-area-backdrop', 'img'),
  };
}

/** A link to an image leads to its file, or to its full view in the same page. */
function expectImage(link, ids) {
  const url = attribute(link, 'href');
  if (url.startsWith('data:image/')) return;
  if (url.startsWith('#')) return assert.ok(ids.includes(url.slice(1)), `${url} leads nowhere`);
  const path = decodeURI(url.replace(/\?.*/, ''));
  assert.match(path, /\.(jpg|webp|avif|png|svg)$/);
  assert.ok(existsSync(join(exported, path)), `${path} is no file of the export`);
}

/** Paths in the order in which the links at the end of each page lead through them. */
const orders = [
  demoRoutes(),
  [routeOf('/react'), ...reactGroups.flatMap((group) => group.pages), ...reactHelp],
].map((list) => list.map(({ path }) => path));

const kinds = {
  everyPage: ({ route }, { title, topHeadings }) => {
    assert.equal(title, documentTitle(route));
    assert.equal(topHeadings.length, 1);
    assert.ok(topHeadings[0].includes(route.heading), topHeadings[0]);
  },
  ids: (_page, { ids }) => {
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
  },
  tables: (_page, { waitingTables }) => {
    assert.deepEqual(waitingTables.map(textOf), []);
  },
  listed: ({ route }, { markdownUrls, feedUrls, copyUrls, data, navbarUrls, currentItems }) => {
    const path = route.canonical ?? route.path;
    assert.deepEqual(
      markdownUrls.map((url) => new URL(url).pathname),
      [markdownPath(path)],
    );
    assert.deepEqual(copyUrls, [markdownPath(path)]);
    assert.deepEqual(
      feedUrls.map((url) => new URL(url).pathname),
      [feedPath],
    );
    assert.deepEqual(
      data.map((block) => block['@type']),
      [structuredData(path)['@type']],
    );
    const items = navbarItems();
    for (const { path: target } of items) assert.ok(navbarUrls.includes(`${target}/`), target);
    const active = items.filter((item) => isActive(item, route.path));
    assert.deepEqual(
      currentItems,
      active.map(({ label }) => label),
    );
  },
  sidebar: ({ route }, { currentEntries, neighbours }) => {
    const entry = reactReleasePages.some(({ path }) => path === route.path)
      ? routeOf(reactReleasesPath)
      : routeOf(route.canonical ?? route.path);
    const label = route.path === '/react' ? 'Overview' : entry.navLabel;
    assert.deepEqual(currentEntries(areaOf(route.path)), [label]);
    const order = orders.find((paths) => paths.includes(route.path)) ?? [];
    const at = order.indexOf(route.path);
    if (at < 0) return;
    const expected = [order[at - 1], order[at + 1]].map((path) => (path ? [`${path}/`] : []));
    assert.deepEqual(neighbours, expected);
  },
  demo: (_page, { headings, code, imageLinks, ids }) => {
    assert.ok(headings.some((heading) => heading.includes('Live demo')));
    assert.ok(code.some((text) => text.includes('ks-gallery-react')));
    assert.ok(code.some((text) => text.includes('@Component')));
    assert.ok(imageLinks.length > 2, `${imageLinks.length} links to images`);
    for (const link of imageLinks) expectImage(link, ids);
  },
  modalDemo: ({ route }, { demoButtons, backdrops }) => {
    assert.equal(new Set(demoButtons).size, demoButtons.length, demoButtons.join());
    for (const name of demoButtons) assert.doesNotMatch(name, /\d{3}/);
    // Sharp where the demo area is wider than the image of the gallery. Tables and a log have a plain ground.
    assert.deepEqual(
      backdrops.map((image) => /-zoom\.webp(\?|$)/.test(attribute(image, 'src'))),
      route.path === '/demo/output-events' ? [] : [true],
    );
  },
  reactDemo: ({ route }, { text, code, imageLinks }) => {
    assert.ok(text.includes('This example is for the React edition'));
    assert.ok(code.some((source) => source.includes('ks-gallery-react')));
    assert.ok(!text.includes('@Component'));
    if (route.hasOwnFiles) assert.ok(text.includes('This demo needs JavaScript.'));
    else assert.ok(imageLinks.length > 4, `${imageLinks.length} links to images`);
    assert.ok(existsSync(join(exported, `examples/${route.demo.slug}.zip`)));
  },
  feature: ({ route }, { tables, diagrams }) => {
    assert.ok((route.path === '/features' ? diagrams.length : tables) > 0);
  },
  guide: (_page, { headings, bandHeadings }) => {
    assert.ok(headings.length > 0);
    assert.equal(bandHeadings, 1);
  },
};

const guides = ['/getting-started', '/migration', '/about'];

function kindsOf({ route, isListed }) {
  const isDemo = everyDemoRoute().includes(route);
  return [
    'everyPage',
    'ids',
    'tables',
    ...(isListed ? ['listed'] : []),
    ...(isListed && areaOf(route.path) && !route.hasFrame ? ['sidebar'] : []),
    ...(isDemo ? [route.path.startsWith('/react/') ? 'reactDemo' : 'demo'] : []),
    ...(isDemo && route.demo.group === 'Modal' ? ['modalDemo'] : []),
    ...(route.featureGroup ? ['feature'] : []),
    ...(guides.includes(route.path) ? ['guide'] : []),
  ];
}

const facts = {
  everyPage: 'has its title and one heading',
  ids: 'uses each id once',
  tables: 'says at the end of each table, which is hidden until then, that it has arrived',
  listed: 'names its Markdown version, its feed, its structured data and its item of the navbar',
  sidebar: 'has one current entry in its sidebar, and links to its neighbours in order',
  demo: 'contains its text, both sources and its images',
  modalDemo: 'names its buttons by what they do, over a sharp photograph',
  reactDemo: 'contains its text, its source, its archive and its images, and no Angular source',
  feature: 'contains its tables and diagrams',
  guide: 'contains its sections, and its heading is in the title band',
};

const pages = (await exportedPages(exported)).map((page) => ({
  ...page,
  read: readPage(page.html),
}));

for (const page of pages) {
  for (const kind of kindsOf(page))
    test(`${page.file} ${facts[kind]}`, () => kinds[kind](page, page.read));
}

for (const [what, getText] of [
  ['title', ({ title }) => title],
  ['description', ({ descriptions }) => descriptions.join(' and ')],
]) {
  test(`no two pages share a ${what}`, () => {
    // An alias has the texts of its canonical page.
    const own = pages.filter(({ route }) => !route.canonical);
    const texts = own.map(({ read }) => getText(read));
    const repeated = texts.filter((text, index) => text === '' || texts.indexOf(text) !== index);
    assert.deepEqual(
      own
        .map(({ file }, index) => `${file}: ${texts[index]}`)
        .filter((_, index) => repeated.includes(texts[index])),
      [],
    );
  });
}

test('SECURITY.md names every host that a form of a page may lead to', async () => {
  const hosts = pages.flatMap(({ html }) => {
    const [, targets] = /form-action (?:&#x27;|')self(?:&#x27;|')([^;]*);/.exec(html);
    return targets.trim().split(' ').filter(Boolean);
  });
  const text = await readFile(join(root, 'SECURITY.md'), 'utf8');
  const unnamed = [...new Set(hosts)].filter((url) => !text.includes(`\`${url}\``));
  assert.notEqual(hosts.length, 0);
  assert.deepEqual(unnamed, []);
});

/** The directives of a policy, each with its sources. */
const directivesOf = (policy) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));

test('the page about strict policies runs under the policy that it shows, with a hash and the host of the badges', async () => {
  const { policy } = await loadTypescript('app/react/csp/policy.ts');
  const document = await readDocument('react/csp/index.html');
  const meta = elementsIn(document, 'meta').find(
    (node) => attribute(node, 'http-equiv') === 'Content-Security-Policy',
  );
  const shown = directivesOf(policy);
  const own = directivesOf(
    attribute(meta, 'content').replaceAll(/ 'sha256-[^']+'| https:\/\/img\.shields\.io/g, ''),
  );
  const ofDefault = [...own.values()].filter((directive) => directive.endsWith(" 'self'"));
  for (const [name, directive] of own) {
    // What forms and a base element may name is no matter of the galleries.
    if (['form-action', 'base-uri'].includes(name)) continue;
    const isNamed = shown.has(name) ? shown.get(name) === directive : ofDefault.includes(directive);
    assert.ok(isNamed || directive === "frame-src 'none'", directive);
  }
  assert.deepEqual(
    [...shown.keys()].filter((name) => !own.has(name)),
    [],
  );
});
