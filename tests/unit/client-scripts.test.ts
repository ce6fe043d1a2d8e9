import { hostileStrings } from './hostile-strings';
import { getLegacyRoute } from '@/components/client/legacy-hash';
import { parseState } from '@/components/client/sidebar-state';

it.each([
  ['#/', ''],
  ['#/features', 'features/'],
  ['#/demo/array-simple', 'demo/array-simple/'],
  ['#/demo/array-simple/', 'demo/array-simple/'],
  ['', undefined],
  ['#examples', undefined],
  ['#//example.org', undefined],
  ['#/\\example.org', undefined],
  ['#/https://example.org', undefined],
  ['#/../secret', undefined],
])('the hash %j means the page %j', (hash, expected) => {
  expect(getLegacyRoute(hash)).toBe(expected);
});

it('no hostile text after the hash means more than a page of plain words', () => {
  for (const text of hostileStrings) {
    for (const hash of [`#${text}`, `#/${text}`, `#/features/${text}`])
      expect(getLegacyRoute(hash) ?? '').toMatch(/^([a-z\d-]+\/)*$/i);
  }
});

const closed = { modalOpen: false, plainOpen: false, carouselOpen: false };

it.each([
  [null, closed],
  ['', closed],
  ['{', closed],
  ['null', closed],
  ['7', closed],
  ['[true]', closed],
  ['{"modalOpen":"true","plainOpen":1}', closed],
  ['{"plainOpen":true}', { ...closed, plainOpen: true }],
  [
    '{"modalOpen":true,"plainOpen":true,"carouselOpen":true,"other":1}',
    { modalOpen: true, plainOpen: true, carouselOpen: true },
  ],
])('stored %j opens %j', (stored, expected) => {
  expect(parseState(stored)).toEqual(expected);
});
