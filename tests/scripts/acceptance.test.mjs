import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';

async function readTests(folder) {
  const files = await filesBelow(join(root, folder));
  return Promise.all(files.map((file) => readFile(join(root, folder, file), 'utf8')));
}

const numbersIn = (text) => text.match(/\d+/g).map(Number);

const list = await readFile(join(root, 'tests/ACCEPTANCE.md'), 'utf8');
const listed = [...list.matchAll(/^- \*\*Case (\d+)\*\*/gm)].map(([, number]) => Number(number));
const sources = [...(await readTests('tests/unit')), ...(await readTests('tests/browser'))];
/** A citation ends a title, or precedes a Playwright tag at its end. */
const citation = /\(cases? \d[^)]*\)(?: @\w+)?['"`]/g;
const cited = new Set(sources.flatMap((source) => source.match(citation) ?? []).flatMap(numbersIn));

test('the acceptance cases are numbered in order, each number once', () => {
  assert.ok(listed.length > 80, `only ${listed.length}`);
  assert.deepEqual(
    listed,
    [...new Set(listed)].sort((a, b) => a - b),
  );
});

test('every acceptance case cited in a test title is in the list', () => {
  assert.deepEqual(
    [...cited].filter((number) => !listed.includes(number)),
    [],
  );
});

test('every acceptance case in the list is cited in a test title', () => {
  assert.deepEqual(
    listed.filter((number) => !cited.has(number)),
    [],
  );
});

const lettered = [...list.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, label]) => label);
const citedLabels = new Set(
  sources
    .flatMap((source) => source.match(/\([A-Z]\d+(, [A-Z]\d+)*\)(?: @\w+)?['"`]/g) ?? [])
    .flatMap((text) => text.match(/[A-Z]\d+/g)),
);

test('every lettered case in the list is cited in a test title, and every cited one is listed', () => {
  const letters = new Set(lettered.map(([letter]) => letter));
  const cited = [...citedLabels].filter(([letter]) => letters.has(letter));
  assert.deepEqual(cited.sort(), [...lettered].sort());
});
