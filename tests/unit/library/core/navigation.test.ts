import fc from 'fast-check';
import { followIndex, nextIndex, previousIndex } from '@/gallery-lib/src/core/slides/navigation';

describe('the next and the previous index', () => {
  it.each([
    // index, count, infinite, next, previous
    [0, 5, false, 1, -1],
    [2, 5, false, 3, 1],
    [4, 5, false, -1, 3],
    [0, 5, true, 1, 4],
    [4, 5, true, 0, 3],
    [0, 1, false, -1, -1],
    [0, 1, true, -1, -1],
    [-1, 5, false, 0, 4],
    [-1, 5, true, 0, 4],
    [0, 2, true, 1, 1],
  ])(
    'from index %i of %i images, infinite %p: next %i and previous %i',
    (index, count, infinite, next, previous) => {
      expect(nextIndex(index, count, infinite)).toBe(next);
      expect(previousIndex(index, count, infinite)).toBe(previous);
    },
  );

  it('undo each other wherever both exist', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 50 }),
        fc.nat(),
        fc.boolean(),
        (count, seed, infinite) => {
          const index = seed % count;
          const next = nextIndex(index, count, infinite);
          if (next >= 0) expect(previousIndex(next, count, infinite)).toBe(index);
          const previous = previousIndex(index, count, infinite);
          if (previous >= 0) expect(nextIndex(previous, count, infinite)).toBe(index);
        },
      ),
    );
  });
});

const list = (...ids: number[]) => ids.map((id) => ({ id }));
it.each([
  ['found by its id', 2, 2, list(9, 0, 1, 2), 3],
  ['removed: the one at the same index', 1, 1, list(0, 2, 3), 1],
  ['removed: the new last one', 4, 4, list(0, 1), 1],
  ['removed with all others: none', 0, 0, list(), -1],
  ['undefined: none', undefined, -1, list(0, 1), -1],
])('in a new list, the active image is %s', (_, id, index, images, expected) => {
  expect(followIndex(id, index, images)).toBe(expected);
});
