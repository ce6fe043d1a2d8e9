/** What single pages contain and where their links lead. That every link leads somewhere is checked for all pages. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { loadRouteMap } from '../../scripts/lib/pages/pages.mjs';
import {
  attribute,
  elementsIn,
  exported,
  nameOf,
  readDocument,
  readMain,
  textOf,
} from './html.mjs';

const { demoRoutes, reactDemoRoutes, routeOf } = await loadRouteMap();
const { siteFacts } = await loadTypescript('components/site/site-facts.ts');

const readLinks = async (page) =>
  elementsIn(await readMain(page), 'a').map((link) => ({
    name: nameOf(link),
    url: attribute(link, 'href'),
  }));

const components = [
  ['Modal', 'modal gallery', 'modal-gallery'],
  ['Plain', 'plain gallery', 'plain-gallery'],
  ['Carousel', 'carousel', 'carousel'],
];

for (const [page, name, url] of [
  ['', 'some defaults and behaviours differ', '/react/differences/'],
  ['getting-started', 'some defaults and behaviours differ', '/react/differences/'],
  ['migration', 'differences between the editions', '/react/differences/'],
  ['features', 'The differences between the editions', '/react/differences/'],
  ...components.flatMap(([group, component, reference]) => [
    ['', `Reference of the ${component}`, `/features/${reference}/`],
    [
      '',
      `${demoRoutes().filter(({ demo }) => demo.group === group).length} examples of the ${component}`,
      `/demo/?component=${group.toLowerCase()}`,
    ],
  ]),
  ['getting-started', 'official examples', '#examples'],
  ['getting-started', 'migration guide', '/migration/'],
  ['features', 'Dots', '/features/common/#DotsConfig'],
  ['features/modal-gallery', 'SlideConfig', '#SlideConfig'],
  ['features/modal-gallery', 'infinite', '#SlideConfig.infinite'],
  ['features/modal-gallery', 'ButtonsConfig', '/features/upper-buttons/#ButtonsConfig'],
  ['features/carousel', 'Try it: showArrows', '/playground/#carousel.carouselConfig.showArrows'],
  [
    'demo/plain-atags',
    'plainGalleryConfig.layout.justify',
    '/features/plain-gallery/#LineLayout.justify',
  ],
  ['demo/previews-length', 'previewConfig.number', '/features/previews/#PreviewConfig.number'],
]) {
  test(`“${name}” on /${page} leads to ${url}`, async () => {
    const urls = (await readLinks(page))
      .filter((link) => link.name === name)
      .map((link) => link.url);
    assert.ok(urls.includes(url), urls.join(' '));
  });
}

test('the anchors of the differences that were on About are links to them', async () => {
  const links = elementsIn(await readMain('about'), 'a').map((link) => [
    attribute(link, 'id'),
    attribute(link, 'href'),
  ]);
  assert.deepEqual(
    links.filter(([id]) => id?.startsWith('editions')),
    [
      ['editions', '/react/differences/'],
      ['editions-run-time', '/react/differences/#updates'],
      ['editions-events', '/react/differences/#events'],
      ['editions-options', '/react/differences/#options'],
    ],
  );
});

const headingsOf = async (page, tag, pattern) =>
  elementsIn(await readMain(page), tag)
    .map(textOf)
    .flatMap((text) => pattern.exec(text)?.[0] ?? []);

for (const [page, tag, pattern, expected] of [
  [
    'getting-started',
    'h2',
    /^(?!Guides|On this page).+/,
    [
      'Install',
      'First gallery',
      'Styles',
      'Update your project',
      'Official examples',
      'Next',
      'Dependencies',
      'Supported browsers',
      'Support requests',
      'Contributing',
    ],
  ],
  ['getting-started', 'h3', /^Step \d/, ['Step 1', 'Step 2', 'Step 3', 'Step 4']],
  [
    'migration',
    'h2',
    /^From \d+\.x to \d+\.x/,
    ['From 9.x to 10.x', 'From 8.x to 9.x', 'From 7.x to 8.x'],
  ],
]) {
  test(`/${page} has its sections in order: ${expected.join(', ')}`, async () => {
    assert.deepEqual(await headingsOf(page, tag, pattern), expected);
  });
}

test('the overview of the features has a diagram of each component', async () => {
  const main = await readMain('features');
  const labels = elementsIn(main, 'svg').map((svg) => attribute(svg, 'aria-labelledby'));
  const texts = labels.map((id) =>
    textOf(elementsIn(main).find((node) => attribute(node, 'id') === id)),
  );
  for (const name of ['Modal gallery:', 'Plain gallery:', 'Carousel:'])
    assert.equal(texts.filter((text) => text.startsWith(name)).length, 1, name);
});

test('the table of versions lists every version and recommends the one for Angular 15', async () => {
  const { versions } = await loadTypescript('components/docs/releases/versions.ts');
  const rows = elementsIn(
    elementsIn(await readMain('getting-started'), 'table').find((table) =>
      textOf(table).startsWith('Versions of the package'),
    ),
    'tr',
  ).map((row) => row.childNodes.map(textOf).join(' '));
  assert.equal(rows.length, versions.length + 1);
  assert.match(
    rows.find((row) => /^\s*10\.0\.1 .*15\.0\.0/.test(row)),
    /Recommended/,
  );
});

test('About lists all 33 contributors in order', async () => {
  const names = elementsIn(await readMain('about'), 'ul')
    .map((list) => elementsIn(list, 'li').map(textOf))
    .find((items) => items.includes('alhazmy13'));
  assert.equal(names.length, 33);
  assert.equal(names[0], 'alhazmy13');
  assert.equal(names.at(-1), 'locinus');
});

for (const [page, routes, getLine] of [
  ['demo', demoRoutes(), ({ description }) => description],
  ['react', reactDemoRoutes(), ({ summary }) => summary],
]) {
  test(`/${page} has a card for each demo, with its name and line`, async () => {
    const cards = elementsIn(await readMain(page), 'li').map((item) => ({
      text: textOf(item),
      links: elementsIn(item, 'a').map((link) => `${nameOf(link)} ${attribute(link, 'href')}`),
    }));
    for (const route of routes) {
      const { path, navLabel, demo } = route;
      const own = cards.filter(({ text }) => text.includes(getLine(route)));
      assert.deepEqual(
        own.map(({ links }) => links),
        [[`${navLabel} ${path}/`]],
      );
      if (page === 'demo') assert.ok(own[0].text.includes(demo.group), path);
    }
  });
}

test('the section of each error and warning has the anchor that its message names', async () => {
  const { developmentWarnings, errorCodes, getAnchor, runTimeMessages, symptoms } =
    await loadTypescript('components/reference/troubleshooting.ts');
  const sections = elementsIn(await readMain('react/troubleshooting'), 'h2', 'h3').map(
    (heading) => [attribute(heading, 'id'), textOf(heading)],
  );
  const titles = [...symptoms, ...developmentWarnings, ...runTimeMessages].map(
    ({ title }) => title,
  );
  for (const title of [...titles, ...Object.keys(errorCodes)]) {
    assert.match(getAnchor(title), /^[\w-]+$/);
    assert.equal(new Map(sections).get(getAnchor(title)), title);
  }
});

test('a demo says so if it sets no option', async () => {
  const text = textOf(await readMain('demo/array-simple'));
  assert.ok(text.includes('This demo sets no option: every default applies.'));
});

test('a demo opens each of its configurations in the playground', async () => {
  const links = (await readLinks('demo/plain-layouts')).filter(({ url }) =>
    url.startsWith('/playground/#'),
  );
  assert.deepEqual(
    links.map(({ name }) => name),
    ['Row', 'Row with space around', 'Column', 'Grid'],
  );
  assert.match(links[3].url, /#plain&plainGalleryConfig\.strategy=GRID&/);
});

test('a row of the reference is a row of the Markdown version, with its URL and meaning', async () => {
  const text = await readFile(join(exported, 'features/keyboard-config/index.md'), 'utf8');
  assert.match(text, /^# Keyboard config$/m);
  assert.match(text, /^\| \[`esc`\]\(.*#KeyboardConfig\.esc\) Closes the modal gallery/m);
});

test('the home page describes the documented release to search engines', async () => {
  const data = elementsIn(await readDocument('index.html'), 'script').find(
    (node) => attribute(node, 'type') === 'application/ld+json',
  );
  assert.equal(JSON.parse(textOf(data)).softwareVersion, '10.0.1');
});

const archiveName = siteFacts.reactEdition.archive.replace('/package/', '');

test('/getting-started shows both editions, with a first example of each', async () => {
  const main = await readMain('getting-started');
  const code = elementsIn(main, 'pre').map(textOf).join('\n');
  assert.ok(code.includes('@Component({'));
  assert.ok(code.includes('<PlainGallery images={images}'));
  assert.ok(textOf(main).includes('This site is about releases 10.0.0 and 10.0.1'));
});

test('/getting-started installs the React edition from its downloaded file where no script runs', async () => {
  const main = await readMain('getting-started');
  const commands = elementsIn(main).filter((node) => attribute(node, 'data-install'));
  assert.ok(commands.length > 0);
  for (const command of commands) assert.equal(textOf(command), `npm install ./${archiveName}`);
  const [hint] = elementsIn(main, 'noscript');
  assert.equal(textOf(hint), `First download ${archiveName} into the folder of your application.`);
  const [file] = elementsIn(hint, 'a');
  assert.ok(existsSync(join(exported, attribute(file, 'href'))));
});

test('the home page has an install command for each edition', async () => {
  const code = elementsIn(await readMain(''), 'pre').map(textOf);
  assert.ok(
    code.some((text) => text.endsWith('@angular/cdk@15 hammerjs mousetrap @types/hammerjs')),
  );
  assert.ok(code.includes(`npm install ./${archiveName}`));
});

test('the home page shows six demos of what only the React edition has', async () => {
  const section = elementsIn(await readMain(''), 'section').find((node) =>
    elementsIn(node, 'h2').some((heading) => textOf(heading) === 'Only in React'),
  );
  const links = elementsIn(section, 'li').flatMap((node) => elementsIn(node, 'a'));
  assert.equal(links.length, 6);
  for (const link of links) assert.match(attribute(link, 'href'), /^\/react\/[a-z-]+\/$/);
});

test('the donation form has the fields of the payment provider and names the recipient', async () => {
  const form = elementsIn(await readDocument('index.html'), 'form').find((node) =>
    textOf(node).includes('Donate'),
  );
  assert.equal(attribute(form, 'method'), 'post');
  assert.equal(attribute(form, 'target'), '_top');
  const fields = elementsIn(form, 'input').map((input) => [
    attribute(input, 'name'),
    attribute(input, 'value'),
  ]);
  assert.equal(new Map(fields).get('cmd'), '_s-xclick');
  assert.equal(new Map(fields).get('hosted_button_id'), '5YATRVKDHQCGU');
  const button = elementsIn(form, 'input').find((input) => attribute(input, 'type') === 'image');
  for (const name of ['alt', 'title'])
    assert.equal(attribute(button, name), 'Donate with PayPal to Stefano Cappa');
});

test('the page for unknown URLs is in no index, lists the pages and has no Markdown version', async () => {
  const document = await readDocument('404.html');
  const all = elementsIn(document);
  const robots = all.filter((node) => attribute(node, 'name') === 'robots');
  for (const node of robots) assert.match(attribute(node, 'content'), /noindex/);
  assert.ok(robots.length > 0);
  const links = elementsIn(document, 'a');
  assert.ok(links.some((link) => textOf(link).includes(routeOf('/demo').description)));
  assert.ok(links.some((link) => nameOf(link) === 'home page' && attribute(link, 'href') === '/'));
  assert.deepEqual(
    all.filter((node) =>
      /\.md$|text\/markdown/.test(attribute(node, 'href') + attribute(node, 'type')),
    ),
    [],
  );
});

test('an alias names its canonical page', async () => {
  const [link] = elementsIn(await readDocument('home/index.html'), 'link').filter(
    (node) => attribute(node, 'rel') === 'canonical',
  );
  assert.equal(new URL(attribute(link, 'href')).pathname, '/');
});
