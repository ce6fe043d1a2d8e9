/** What is true of the HTML of each exported page, read by a parser: nothing has to run for it. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'parse5';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { exportedPages, loadRouteMap } from '../../scripts/lib/pages.mjs';
import { root } from '../../scripts/lib/root.mjs';

const exported = join(root, 'out');
const { documentTitle, everyDemoRoute } = await loadRouteMap();

const attribute = (node, name) => node.attrs?.find((each) => each.name === name)?.value;

function* elementsBelow(node) {
  for (const child of (node.content ?? node).childNodes ?? []) {
    if (child.tagName) yield child;
    yield* elementsBelow(child);
  }
}

/** The text of an element, with the alternative texts of its images. */
function textOf(node) {
  if (node.tagName === 'img') return attribute(node, 'alt') ?? '';
  if (node.value !== undefined) return node.value;
  return (node.childNodes ?? []).map(textOf).join('');
}

const nameOf = (node) => attribute(node, 'aria-label') ?? textOf(node).trim();

function readPage(html) {
  const all = [...elementsBelow(parse(html, { scriptingEnabled: false }))];
  const main = all.find(({ tagName }) => tagName === 'main');
  const inMain = [...elementsBelow(main)];
  const hasClass = (name) => (node) => attribute(node, 'class')?.split(' ').includes(name);
  const elementsIn = (isParent, tag) =>
    inMain
      .filter(isParent)
      .flatMap((parent) => [...elementsBelow(parent)].filter(({ tagName }) => tagName === tag));
  const select = (...tags) => inMain.filter(({ tagName }) => tags.includes(tagName));
  return {
    title: textOf(all.find(({ tagName }) => tagName === 'title')),
    ids: new Set(all.map((node) => attribute(node, 'id'))),
    topHeadings: all.filter(({ tagName }) => tagName === 'h1').map(textOf),
    headings: select('h2', 'h3').map(textOf),
    code: select('pre').map(textOf),
    tables: select('table').length,
    diagrams: inMain.filter((node) => node.tagName === 'img' || attribute(node, 'role') === 'img'),
    text: textOf(main),
    imageLinks: select('a').filter((link) => /^Image \d/.test(nameOf(link))),
    demoButtons: elementsIn(hasClass('live-demo'), 'button').map(nameOf),
    stageImages: elementsIn(hasClass('stage-backdrop'), 'img'),
  };
}

/** A link to an image leads to its file, or to its full view in the same page. */
function expectImage(link, ids) {
  const url = attribute(link, 'href');
  if (url.startsWith('data:image/')) return;
  if (url.startsWith('#')) return assert.ok(ids.has(url.slice(1)), `${url} leads nowhere`);
  const path = decodeURI(url.replace(/\?.*/, ''));
  assert.match(path, /\.(jpg|webp|avif|png|svg)$/);
  assert.ok(existsSync(join(exported, path)), `${path} is no file of the export`);
}

const kinds = {
  everyPage: ({ route }, { title, topHeadings }) => {
    assert.equal(title, documentTitle(route));
    assert.equal(topHeadings.length, 1);
  },
  demo: ({ route }, { topHeadings, headings, code, imageLinks, ids }) => {
    assert.ok(topHeadings[0].includes(route.heading), topHeadings[0]);
    assert.ok(headings.some((heading) => heading.includes('Live demo')));
    assert.ok(code.some((text) => text.includes('ks-gallery-react')));
    assert.ok(code.some((text) => text.includes('@Component')));
    assert.ok(imageLinks.length > 2, `${imageLinks.length} links to images`);
    for (const link of imageLinks) expectImage(link, ids);
  },
  modalDemo: (_page, { demoButtons, stageImages }) => {
    assert.equal(new Set(demoButtons).size, demoButtons.length, demoButtons.join());
    for (const name of demoButtons) assert.doesNotMatch(name, /\d{3}/);
    // Sharp where the stage is wider than the image of the gallery.
    assert.deepEqual(
      stageImages.map((image) => /-zoom\.webp(\?|$)/.test(attribute(image, 'src'))),
      [true],
    );
  },
  reactDemo: ({ route }, { topHeadings, text, code, imageLinks }) => {
    assert.ok(topHeadings[0].includes(route.heading), topHeadings[0]);
    assert.ok(text.includes('React edition only: the Angular package'));
    assert.ok(code.some((source) => source.includes('ks-gallery-react')));
    assert.ok(!text.includes('@Component'));
    if (route.hasOwnFiles) assert.ok(text.includes('This demo needs JavaScript.'));
    else assert.ok(imageLinks.length > 4, `${imageLinks.length} links to images`);
    assert.ok(existsSync(join(exported, `examples/${route.demo.slug}.zip`)));
  },
  feature: ({ route }, { topHeadings, tables, diagrams }) => {
    assert.ok(topHeadings[0].includes(route.heading), topHeadings[0]);
    assert.ok((route.path === '/features' ? diagrams.length : tables) > 0);
  },
  guide: (_page, { headings }) => {
    assert.ok(headings.length > 0);
  },
};

const guides = ['/getting-started', '/migration', '/about'];

function kindsOf({ route }) {
  const isDemo = everyDemoRoute().includes(route);
  return [
    'everyPage',
    ...(isDemo ? [route.path.startsWith('/react/') ? 'reactDemo' : 'demo'] : []),
    ...(isDemo && route.demo.group === 'Modal' ? ['modalDemo'] : []),
    ...(route.feature ? ['feature'] : []),
    ...(guides.includes(route.path) ? ['guide'] : []),
  ];
}

const facts = {
  everyPage: 'has its title and one heading',
  demo: 'contains its text, both sources and its images',
  modalDemo: 'names its buttons by what they do, over a sharp photograph',
  reactDemo: 'contains its text, its source, its archive and its images, and no Angular source',
  feature: 'contains its tables and diagrams',
  guide: 'contains its sections',
};

const pages = await exportedPages(exported);

for (const page of pages) {
  const read = readPage(page.html);
  for (const kind of kindsOf(page))
    test(`${page.file} ${facts[kind]}`, () => kinds[kind](page, read));
}

test('SECURITY.md names every host to which a form of a page may lead', async () => {
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
  const html = await readFile(join(exported, 'react/csp/index.html'), 'utf8');
  const meta = [...elementsBelow(parse(html))].find(
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
