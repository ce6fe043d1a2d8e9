import fc from 'fast-check';
import { windowAround, type PreviewWindow } from '@/gallery-lib/src/core/slides/preview-window';

/** Parses thumbnail windows: "0-3" shows 0, 1 and 2. */
function read(text: string): PreviewWindow[] {
  return text.split(' ').map((pair) => {
    const [start, end] = pair.split('-').map(Number);
    return { start: start ?? 0, end: end ?? 0 };
  });
}

describe('the thumbnails that are visible', () => {
  it.each([
    [1, 3, '0-1'],
    [2, 3, '0-2 0-2'],
    [5, 1, '0-1 1-2 2-3 3-4 4-5'],
    [5, 2, '0-2 0-2 1-3 2-4 3-5'],
    [5, 3, '0-3 0-3 1-4 2-5 2-5'],
    [5, 4, '0-4 0-4 0-4 1-5 1-5'],
    [5, 5, '0-5 0-5 0-5 0-5 0-5'],
    [5, 9, '0-5 0-5 0-5 0-5 0-5'],
    [7, 3, '0-3 0-3 1-4 2-5 3-6 4-7 4-7'],
    [7, 4, '0-4 0-4 0-4 1-5 2-6 3-7 3-7'],
    [7, 5, '0-5 0-5 0-5 1-6 2-7 2-7 2-7'],
  ])('%i images with %i visible show the active one at every index', (count, size, windows) => {
    const found = Array.from({ length: count }, (_, current) => windowAround(current, size, count));
    expect(found).toEqual(read(windows));
  });
});

test('every thumbnail window lies inside the list, has its full size and contains the active image', () => {
  const count = fc.integer({ min: 1, max: 60 });
  const size = fc.integer({ min: 1, max: 70 });
  fc.assert(
    fc.property(count, size, fc.nat(), (total, places, seed) => {
      const active = seed % total;
      const { start, end } = windowAround(active, places, total);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(total);
      expect(end - start).toBe(Math.min(places, total));
      expect(active).toBeGreaterThanOrEqual(start);
      expect(active).toBeLessThan(end);
    }),
  );
});
