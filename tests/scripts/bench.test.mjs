import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { comparisons } from '../../bench/comparisons.mjs';
import { isEntry } from '../../bench/lib/bundle.mjs';
import { getGrowth } from '../../bench/lib/measuring.mjs';
import { median, medians } from '../../bench/lib/statistics.mjs';
import { root } from '../../scripts/lib/root.mjs';

test('the median of an even number of values is the mean of the two in the middle', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([9, 1, 5, 6]), 5.5);
});

test('records are reduced to medians, field by field, also within nested records', () => {
  const records = [
    { open: 3, many: { open: 10 } },
    { open: 1, many: { open: 30 } },
    { open: 2.004, many: { open: 20 } },
  ];
  assert.deepEqual(medians(records, 2), { open: 2, many: { open: 20 } });
});

test('retained memory is the difference from before, and never below zero', () => {
  const before = { heap: 100, nodes: 50 };
  assert.deepEqual(getGrowth(before, { heap: 130, nodes: 40 }), { heap: 30, nodes: 0 });
});

test('every compared library has a file that sets it up', () => {
  for (const files of Object.values(comparisons)) {
    for (const file of Object.values(files)) {
      assert.ok(existsSync(`${root}bench/libraries/${file}.jsx`), file);
    }
  }
});

test('the package entries are known to the bundler', () => {
  assert.equal(isEntry('modal-gallery'), true);
  assert.equal(isEntry('unknown'), false);
});
