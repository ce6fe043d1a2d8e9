/** Sentences of the exported pages: numbers, compared with the tables that they summarize, and spelling. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'parse5';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { readManifest } from '../../scripts/lib/pack-library.mjs';
import { root } from '../../scripts/lib/root.mjs';

function* elementsBelow(node) {
  for (const child of node.childNodes ?? []) {
    if (child.tagName) yield child;
    yield* elementsBelow(child);
  }
}

const textOf = (node) => node.value ?? (node.childNodes ?? []).map(textOf).join('');

async function readElements(page) {
  const html = await readFile(join(root, 'out', page, 'index.html'), 'utf8');
  return [...elementsBelow(parse(html, { scriptingEnabled: false }))];
}

async function readText(page) {
  const main = (await readElements(page)).find(({ tagName }) => tagName === 'main');
  return textOf(main).replace(/\s+/g, ' ');
}

/** The texts of the cells of every row of a page. */
async function readRows(page) {
  return (await readElements(page))
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ childNodes }) => childNodes.filter(({ tagName }) => tagName).map(textOf));
}

function numberIn(text, pattern) {
  const [, number] = pattern.exec(text) ?? assert.fail(`no ${pattern}`);
  return Number(number);
}

test('the demo on accessibility counts the fields of the reference', async () => {
  const rows = (await readElements('features/accessibility')).filter(({ attrs = [] }) =>
    attrs.some(({ name, value }) => name === 'id' && value.startsWith('AccessibilityConfig.')),
  );
  const added = rows.filter((row) => textOf(row).includes('React edition only')).length;
  const text = await readText('demo/accessibility');
  assert.ok(added > 0);
  assert.equal(numberIn(text, /There are (\d+) more fields/), added);
  assert.equal(numberIn(text, /sets all (\d+) fields/), rows.length - added);
});

async function readFirstLoad() {
  const home = await readText('.');
  return numberIn(home, /([\d.]+)\s?kB\s?of compressed JavaScript and CSS for the first load/);
}

test('the home page and Performance show one size of all three components', async () => {
  const first = await readFirstLoad();
  const rows = await readRows('performance');
  const all = rows.find(([name]) => name === 'All three: ks-gallery-react');
  assert.ok(all);
  const [, script, , styles] = all.map(Number);
  // Each of the three numbers is rounded to 0.1 kB.
  assert.ok(Math.abs(script + styles - first) < 0.16, `${script} + ${styles} is not ${first}`);
});

test('the pages are in British English', async () => {
  const folder = join(root, 'out');
  const names = (await filesBelow(folder)).filter((name) => name.endsWith('index.md'));
  const american = /\b(?:behaviors?|centered|colors?|favorites?|gray|recognize[ds]?)\b/i;
  const code = /```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g;
  const found = [];
  for (const name of names) {
    const text = (await readFile(join(folder, name), 'utf8')).replace(code, '');
    const [word] = american.exec(text) ?? [];
    if (word) found.push(`${name}: ${word}`);
  }
  assert.ok(names.length > 100);
  assert.deepEqual(found, []);
});

test('About and the page of releases say which release of the React edition is current', async () => {
  const { currentRelease, reactReleases } = await loadTypescript(
    'components/site/react-releases.ts',
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
  const { reactReleases, releasePath } = await loadTypescript('components/site/react-releases.ts');
  const { name, version, peerDependencies } = await readManifest();
  const release = reactReleases.find((other) => other.version === version);
  const page = releasePath(version).slice(1);
  const text = await readText(page);
  for (const [peer, range] of Object.entries(peerDependencies))
    assert.ok(text.includes(`${peer}, ${range}`), `${peer} is not among the requirements`);
  assert.ok(text.includes(release.integrity ?? 'has no fixed integrity'));
  const [, first] = (await readRows(page)).find(([cell]) => cell === 'All three');
  assert.equal(Number(first), await readFirstLoad());

  const elements = await readElements(page);
  const urls = elements.flatMap(({ attrs = [] }) =>
    attrs.filter((attribute) => attribute.name === 'href').map(({ value }) => value),
  );
  for (const file of [`${name}-${version}.tgz`, 'CHANGELOG.md'])
    assert.ok(
      urls.some((url) => url.endsWith(`/package/${file}`)),
      `no link to ${file}`,
    );
  assert.deepEqual(
    await readFile(join(root, 'out/package/CHANGELOG.md'), 'utf8'),
    await readFile(join(root, 'gallery-lib/CHANGELOG.md'), 'utf8'),
  );
});

test('the page of the first version lists no changes, because there was no version before', async () => {
  const headings = (await readElements('react/releases/10-0-0'))
    .filter(({ tagName }) => tagName === 'h2')
    .map(textOf);
  assert.ok(headings.includes('Contents'));
  for (const title of ['Added', 'Changed', 'Fixed']) assert.ok(!headings.includes(title));
});
