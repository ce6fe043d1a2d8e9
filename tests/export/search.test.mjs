/** The search of the site with the index of the export, without a browser. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { root } from '../../scripts/lib/root.mjs';

const exported = join(root, 'out');
const index = await readFile(join(exported, 'scripts/search.json'), 'utf8');

// What the search asks of a browser: its index, and cookies.
globalThis.fetch = async () => new Response(index);
globalThis.document = { cookie: '' };

const { find } = await loadTypescript('components/client/search/site-search.ts');
const { misspeltWords, nonsense, siteQuestions } = await loadTypescript(
  'tests/search-questions.ts',
);

/** All results from top to bottom. */
async function search(query) {
  const { groups } = await find('/', query);
  return groups.flatMap(({ results }) => results.map(({ record }) => record));
}

for (const [question, expected] of siteQuestions) {
  test(`among the first three results of “${question}” is ${expected}, or a section of it`, async () => {
    const first = (await search(question)).slice(0, 3).map(({ url }) => url);
    assert.ok(
      first.some((url) => url.endsWith(expected) || url.split('#')[0].endsWith(expected)),
      first.join(' '),
    );
  });
}

for (const [words, page] of misspeltWords) {
  test(`“${words}” has ${page} among its first five results`, async () => {
    const first = (await search(words)).slice(0, 5).map(({ url }) => url.split('#')[0]);
    assert.ok(first.includes(page), first.join(' '));
  });
}

for (const words of nonsense) {
  test(`“${words}” finds nothing`, async () => assert.deepEqual(await search(words), []));
}

for (const [query, owner, title] of [
  ['esc key', 'KeyboardConfig', 'esc'],
  ['KeyboardConfig', undefined, 'KeyboardConfig'],
  ['slideConfig infinite', 'SlideConfig', 'infinite'],
  ['onNearEnd', 'ControlledIndexProps', 'onNearEnd'],
]) {
  test(`“${query}” finds ${title}`, async () => {
    const results = await search(query);
    assert.ok(
      results.some((record) => record.owner === owner && record.title === title),
      JSON.stringify(results),
    );
  });
}

for (const query of ['pauseOnHover', 'pauseonhover', 'PlayConfig.pauseOnHover', 'hover']) {
  test(`“${query}” finds the row of the field first, with its description`, async () => {
    const [{ url, text }] = await search(query);
    assert.equal(url, '/features/carousel/#PlayConfig.pauseOnHover');
    assert.equal(text, 'Pauses while the pointer is over the image area.');
  });
}

test('the page with the searched title is first, with demos and options in their groups', async () => {
  const { groups } = await find('/', 'carousel');
  assert.equal(groups[0].results[0].record.url, '/features/carousel/');
  const titles = groups.map(({ title }) => title);
  assert.deepEqual(titles.slice(0, 4), ['Best matches', 'Guides', 'Demos', 'Options']);
});

test('a row of a table is found as a sentence', async () => {
  const [{ text }] = await search('worse');
  assert.match(text, /(kB|ms): [\d.]+; [\d.]+ \(/);
});

test('a question whose words no page has together finds what it is about', async () => {
  assert.equal((await search('which license does it have?'))[0].url, '/about/');
});

test('every result leads to an element of an exported page', async () => {
  const pages = new Map();
  for (const { url } of JSON.parse(index).records) {
    const [path, anchor] = url.split('#');
    if (!pages.has(path))
      pages.set(path, await readFile(join(exported, path, 'index.html'), 'utf8'));
    if (anchor) assert.ok(pages.get(path).includes(` id="${anchor}"`), url);
  }
});
