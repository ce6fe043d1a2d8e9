/** The search of the site with the index of the export, without a browser. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { root } from '../../scripts/lib/root.mjs';

// What the search asks of a browser: files, cookies, and the language of the page.
globalThis.fetch = async (url) => new Response(await readFile(new URL(url)));
globalThis.document = {
  cookie: '',
  currentScript: null,
  querySelector: () => ({ getAttribute: () => 'en' }),
};

const { find } = await loadTypescript('components/client/search/index-client.ts');
const { searchWords } = await loadTypescript('components/client/search/query.ts');
const { siteQuestions } = await loadTypescript('tests/search-questions.ts');

const base = pathToFileURL(join(root, 'out/')).href;

for (const [question, expected] of siteQuestions) {
  test(`among the first three results of “${question}” is ${expected}`, async () => {
    const { entries } = await find(base, searchWords(question));
    const first = entries.slice(0, 3).map(({ path }) => path);
    assert.ok(
      first.some((path) => path.endsWith(expected)),
      first.join(' '),
    );
  });
}

/** The text of a result and its sections, as the page shows it. */
const textOf = ({ title, area, excerpt = [], sections = [] }) =>
  [
    `${title}${area ? ` — ${area}` : ''} ${excerpt.map(({ text }) => text).join('')}`,
    ...sections.map(textOf),
  ].join(' ');
const search = async (query) => (await find(base, searchWords(query))).entries.map(textOf);

for (const [query, section] of [
  ['esc key', 'KeyboardConfig.esc'],
  ['KeyboardConfig', 'KeyboardConfig'],
  ['slideConfig infinite', 'SlideConfig.infinite'],
  ['onNearEnd', 'ControlledIndexProps.onNearEnd'],
]) {
  test(`“${query}” finds ${section}`, async () => {
    const results = await search(query);
    assert.ok(
      results.some((text) => text.includes(section)),
      results.join('\n'),
    );
  });
}

for (const query of ['pauseOnHover', 'pauseonhover', 'PlayConfig.pauseOnHover', 'hover']) {
  test(`“${query}” finds the row of the field first, with its description`, async () => {
    const [first] = await search(query);
    assert.equal(
      first,
      'PlayConfig.pauseOnHover — Carousel Pauses while the pointer is over the image area.',
    );
  });
}

test('the page with the searched title is before similar fields, and demos are among the results', async () => {
  const results = await search('carousel');
  assert.match(results[0], /^Carousel — Features/);
  for (const pattern of [/— Examples/, /^CarouselLibConfig\./])
    assert.ok(
      results.some((text) => pattern.test(text)),
      results.join('\n'),
    );
});

test('a row of a table is a sentence', async () => {
  const results = await search('worse');
  assert.ok(
    results.some((text) => /kB: [\d.]+; [\d.]+ \(/.test(text)),
    results.join('\n'),
  );
});

test('a result is found once, and the number of results is that of the list if it is short', async () => {
  for (const [question] of siteQuestions) {
    const { total, entries } = await find(base, searchWords(question));
    const paths = entries.map(({ path }) => path);
    assert.equal(new Set(paths).size, paths.length, question);
    if (total < 12) assert.equal(entries.length, total, question);
  }
});

test('a question whose words no page has together finds what it is about', async () => {
  const { entries } = await find(base, searchWords('which license does it have?'));
  assert.equal(entries[0].path, '/about/');
  assert.equal((await find(base, 'qqqzzz')).total, 0);
});
