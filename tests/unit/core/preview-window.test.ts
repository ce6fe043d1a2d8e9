import fc from 'fast-check';
import {
  shiftWindow,
  windowAfterChange,
  windowAround,
  type PreviewWindow,
} from '@/gallery-lib/src/core/slides/preview-window';
import { at } from '../gallery-images';

/** Parses thumbnail windows: "0-3" shows 0, 1 and 2. */
function read(text: string): PreviewWindow[] {
  return text.split(' ').map((pair) => {
    const [start, end] = pair.split('-').map(Number);
    return { start: start ?? 0, end: end ?? 0 };
  });
}

describe('the thumbnail window of the modal gallery', () => {
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

describe('scrolling the thumbnails of the modal gallery by their arrows', () => {
  it.each([
    // start, step, infinite, expected
    ['0-3', 1, false, '1-4'],
    ['1-4', 1, false, '2-5'],
    ['2-5', 1, false, '2-5'],
    ['0-3', -1, false, '0-3'],
    ['2-5', 1, true, '0-3'],
    ['0-3', -1, true, '2-5'],
  ] as const)(
    'the thumbnails %s scroll by %i with infinite %p to %s',
    (window, step, infinite, expected) => {
      expect([shiftWindow(at(read(window), 0), step, 5, infinite)]).toEqual(read(expected));
    },
  );
});

describe('the thumbnail window of the carousel', () => {
  const select = (from: string, current: number, size = 4, count = 7) =>
    windowAfterChange(at(read(from), 0), current, size, count);

  it.each([
    ['0-4', 1, '0-4'],
    ['0-4', 2, '1-5'],
    ['0-4', 3, '1-5'],
    ['3-7', 5, '3-7'],
    ['3-7', 4, '2-6'],
    ['3-7', 3, '2-6'],
    ['3-7', 0, '0-4'],
    ['0-4', 6, '3-7'],
    // A jump beyond the window centres it.
    ['0-4', 5, '3-7'],
  ])('the thumbnails %s become, when image %i is shown, %s', (from, current, expected) => {
    expect([select(from, current)]).toEqual(read(expected));
  });

  it.each([
    [7, 4, [0, 1, 2, 3, 4, 5, 6], '0-4 0-4 1-5 2-6 3-7 3-7 3-7'],
    [7, 4, [6, 5, 4, 3, 2, 1, 0], '3-7 3-7 2-6 1-5 0-4 0-4 0-4'],
    [7, 3, [0, 1, 2, 3, 4, 5, 6], '0-3 0-3 1-4 2-5 3-6 4-7 4-7'],
    [7, 3, [6, 5, 4, 3, 2, 1, 0], '4-7 4-7 3-6 2-5 1-4 0-3 0-3'],
    // More thumbnails than images.
    [3, 4, [0, 1, 2], '0-3 0-3 0-3'],
  ])('%i images with %i visible follow a walk through %j', (count, size, path, windows) => {
    let window = windowAround(at(path, 0), size, count);
    const found = path.map((current, step) => {
      if (step > 0) window = windowAfterChange(window, current, size, count);
      return window;
    });
    expect(found).toEqual(read(windows));
  });
});

describe('every thumbnail window', () => {
  const count = fc.integer({ min: 1, max: 60 });
  const size = fc.integer({ min: 1, max: 70 });
  const expectInside = ({ start, end }: PreviewWindow, shown: number, total: number) => {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(total);
    expect(end - start).toBe(shown);
  };

  it('lies inside the list, has its full size and contains the active image', () => {
    fc.assert(
      fc.property(count, size, fc.array(fc.nat(), { minLength: 1 }), (total, places, seeds) => {
        const shown = Math.min(places, total);
        let carousel = windowAround(0, places, total);
        for (const seed of seeds) {
          const next = seed % total;
          const modal = windowAround(next, places, total);
          carousel = windowAfterChange(carousel, next, places, total);
          for (const window of [modal, carousel]) {
            expectInside(window, shown, total);
            expect(next).toBeGreaterThanOrEqual(window.start);
            expect(next).toBeLessThan(window.end);
          }
        }
      }),
    );
  });

  it('stays inside the list however far it is scrolled', () => {
    const steps = fc.array(fc.constantFrom(1 as const, -1 as const));
    fc.assert(
      fc.property(count, size, steps, fc.boolean(), (total, places, path, infinite) => {
        let window = windowAround(0, places, total);
        for (const step of path) {
          window = shiftWindow(window, step, total, infinite);
          expectInside(window, Math.min(places, total), total);
        }
      }),
    );
  });
});
