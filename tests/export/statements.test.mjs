/** Sentences of the exported pages: numbers, compared with the tables that they summarize, and spelling. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'parse5';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
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

test('the home page and Performance show one size of all three components', async () => {
  const home = await readText('.');
  const first = numberIn(
    home,
    /([\d.]+)\s?kB\s?of compressed JavaScript and CSS for the first load/,
  );
  const rows = (await readElements('performance'))
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ childNodes }) => childNodes.filter(({ tagName }) => tagName).map(textOf));
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
