import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { root } from '../../scripts/lib/root.mjs';

const { acceptanceFile, readAcceptanceCases } = await loadTypescript(
  'components/site/acceptance-cases.ts',
);

async function readTests(folder) {
  const files = await filesBelow(join(root, folder));
  return Promise.all(files.map((file) => readFile(join(root, folder, file), 'utf8')));
}

const labelsIn = (text) => text.match(/[A-Z]?\d+/g);

const listed = readAcceptanceCases(await readFile(join(root, acceptanceFile), 'utf8'));
const sources = [...(await readTests('tests/unit')), ...(await readTests('tests/browser'))];
/** A citation ends a title, or precedes a Playwright tag at its end. */
const citation = /\((?:cases? \d[^)]*|[A-Z]\d+(?:, [A-Z]\d+)*)\)(?: @[\w-]+)?['"`]/g;
const cited = new Set(sources.flatMap((source) => source.match(citation) ?? []).flatMap(labelsIn));

test('the acceptance cases are numbered in order within their series, each number once', () => {
  assert.ok(listed.length > 80, `only ${listed.length}`);
  for (const series of new Set(listed.map((label) => label.replace(/\d+/, '')))) {
    const ofSeries = listed.filter((label) => label.replace(/\d+/, '') === series);
    const numbers = ofSeries.map((label) => Number(label.slice(series.length)));
    assert.deepEqual(
      numbers,
      [...new Set(numbers)].sort((a, b) => a - b),
    );
  }
});

test('every acceptance case cited in a test title is in the list', () => {
  assert.deepEqual(
    [...cited].filter((label) => !listed.includes(label)),
    [],
  );
});

test('every acceptance case in the list is cited in a test title', () => {
  assert.deepEqual(
    listed.filter((label) => !cited.has(label)),
    [],
  );
});
