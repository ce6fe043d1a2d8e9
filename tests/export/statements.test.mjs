/** Sentences of the exported pages: numbers, compared with the tables that they summarize, and spelling. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { readManifest } from '../../scripts/lib/package/pack-library.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { measureSizes } from '../../scripts/lib/pages/sizes.mjs';
import { attribute, elementsIn, exported, nameOf, readMain, textOf } from './html.mjs';

const readText = async (page) => textOf(await readMain(page)).replace(/\s+/g, ' ');

/** The texts of the cells of each row below a node. */
const readRows = (node) =>
  elementsIn(node, 'tr').map((row) => elementsIn(row, 'th', 'td').map(textOf));

function numberIn(text, pattern) {
  const [, number] = pattern.exec(text) ?? assert.fail(`no ${pattern}`);
  return Number(number);
}

test('the demo on accessibility counts the fields of the reference', async () => {
  const rows = elementsIn(await readMain('features/accessibility')).filter((node) =>
    attribute(node, 'id')?.startsWith('AccessibilityConfig.'),
  );
  const added = rows.filter((row) => textOf(row).includes('React edition only')).length;
  const text = await readText('demo/accessibility');
  assert.ok(added > 0);
  assert.equal(numberIn(text, /There are (\d+) more fields/), added);
  assert.equal(numberIn(text, /sets all (\d+) fields/), rows.length - added);
});

/** The number that a size is shown as: kilobytes, rounded half up. */
const toText = (bytes) => String(Math.round(bytes / 100) / 10);

const sizes = await measureSizes();
const sizeOf = (name, part) =>
  sizes.find((size) => size.entry === name && size.part === part) ?? assert.fail(name);

for (const [title, entry] of [
  ['Modal gallery, full', 'modal gallery'],
  ['Carousel, bare', 'carousel'],
  ['Plain gallery', 'plain gallery'],
  ['All three', 'all three'],
]) {
  test(`the size of “${title}” on Performance is the measured one`, async () => {
    const table = elementsIn(await readMain('performance'), 'table').find(
      (node) => textOf(elementsIn(node, 'caption')[0]) === `Measures: ${title}`,
    );
    const [, shown] = readRows(table).find(([name]) => name.startsWith('Download in total'));
    assert.equal(shown, toText(sizeOf(entry, 'whole').total));
  });
}

test('the figures of the home page are those of their sources', async () => {
  const built = JSON.parse(await readFile(join(root, 'sizes.json'), 'utf8'));
  const { everyPage } = JSON.parse(await readFile(join(root, 'bench/results/latest.json'), 'utf8'));
  const accessible = everyPage.pages.filter(({ accessibility }) => accessibility === 100);
  const figures = elementsIn(await readMain('.'), 'ul')
    .filter((list) => nameOf(list).startsWith('Figures'))
    .flatMap((list) => elementsIn(list, 'strong'));
  const shown = figures.map((figure) => textOf(figure).replace(/\s/g, ' '));
  assert.deepEqual(shown, [
    `${toText(sizeOf('all three', 'first').total)} kB`,
    `${toText(built['scripts at load'])} kB`,
    `${accessible.length} of ${everyPage.pages.length}`,
  ]);
});

test('the pages are in British English', async () => {
  const names = (await filesBelow(exported)).filter((name) => name.endsWith('index.md'));
  const american = /\b(?:behaviors?|centered|colors?|favorites?|gray|recognize[ds]?)\b/i;
  const code = /```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g;
  const found = [];
  for (const name of names) {
    const text = (await readFile(join(exported, name), 'utf8')).replace(code, '');
    const [word] = american.exec(text) ?? [];
    if (word) found.push(`${name}: ${word}`);
  }
  assert.ok(names.length > 100);
  assert.deepEqual(found, []);
});

test('About and the page of releases say which release of the React edition is current', async () => {
  const { currentRelease, reactReleases } = await loadTypescript(
    'components/site/releases/react-releases.ts',
  );
  const [newest] = reactReleases;
  const about = await readText('about');
  if (currentRelease) {
    assert.match(
      about,
      new RegExp(`current release of the React edition is ${currentRelease.version}`),
    );
  } else {
    assert.match(
      about,
      new RegExp(`has no release yet: this site serves version ${newest.version}`),
    );
  }
  const list = await readText('react/releases');
  assert.match(list, newest.date ? /, the current release\./ : /which is not released yet/);
});

test('the page of the current version says what it is, and leads to what has changed', async () => {
  const { reactReleases, releasePath } = await loadTypescript(
    'components/site/releases/react-releases.ts',
  );
  const { name, version, peerDependencies } = await readManifest();
  const release = reactReleases.find((other) => other.version === version);
  const page = releasePath(version).slice(1);
  const text = await readText(page);
  for (const [peer, range] of Object.entries(peerDependencies))
    assert.ok(text.includes(`${peer}, ${range}`), `${peer} is not among the requirements`);
  assert.ok(text.includes(release.integrity ?? 'has no fixed integrity'));
  const main = await readMain(page);
  const [, first] = readRows(main).find(([cell]) => cell === 'All three');
  assert.equal(first, toText(sizeOf('all three', 'first').total));

  const urls = elementsIn(main, 'a').map((link) => attribute(link, 'href'));
  for (const file of [`${name}-${version}.tgz`, 'CHANGELOG.md'])
    assert.ok(
      urls.some((url) => url?.endsWith(`/package/${file}`)),
      `no link to ${file}`,
    );
  assert.deepEqual(
    await readFile(join(root, 'out/package/CHANGELOG.md'), 'utf8'),
    await readFile(join(root, 'gallery-lib/CHANGELOG.md'), 'utf8'),
  );
});

test('the page of the first version lists what it has, and no changes', async () => {
  const headings = elementsIn(await readMain('react/releases/10-0-0'), 'h2');
  const ids = headings.map((heading) => attribute(heading, 'id'));
  for (const id of ['components', 'images-and-options', 'modal-gallery', 'command-for-photographs'])
    assert.ok(ids.includes(id), id);
  for (const id of ['added', 'changed', 'fixed']) assert.ok(!ids.includes(id), id);
});
