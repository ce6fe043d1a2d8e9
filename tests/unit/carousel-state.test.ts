import fc from 'fast-check';
import { carouselSlides } from '@/gallery-lib/src/core/slides/carousel-slides';
import {
  reduceSlides,
  startSlides,
  type SlideCommand,
  type SlideState,
} from '@/gallery-lib/src/core/slides/slide-state';
import { Action, type GalleryImage } from 'ks-gallery-react';

const list = (count: number): GalleryImage[] =>
  Array.from({ length: count }, (_, id) => ({ id, modal: { img: `/i${id}.jpg` } }));

const rules = { infinite: true, previews: 4, kind: carouselSlides };
const finite = { infinite: false, previews: 4, kind: carouselSlides };
const seven = list(7);

function at(index: number, images = seven, given = rules): SlideState {
  let state = startSlides(images, 0, given.previews);
  for (let step = 0; step < index; step++) {
    [state] = reduceSlides(state, { type: 'next', action: Action.NORMAL }, given);
  }
  return state;
}

const window = ({ window }: SlideState) => [window.start, window.end];
const emitted = (state: SlideState, command: SlideCommand, given = rules) =>
  reduceSlides(state, command, given)[1].map(({ name, action, result }) => [
    name,
    Action[action],
    result,
  ]);

test('starts at the first image and emits nothing', () => {
  const state = startSlides(seven, 0, rules.previews);
  expect(state).toMatchObject({ index: 0, isStopped: false, trigger: Action.LOAD });
  expect(window(state)).toEqual([0, 4]);
});

describe('navigating at the ends of a carousel', () => {
  const click = { action: Action.CLICK };
  test.each<[string, SlideState, SlideCommand, typeof rules, unknown[]]>([
    [
      'the next image from the last one, infinite',
      at(6),
      { type: 'next', ...click },
      rules,
      [
        ['firstImage', 'CLICK', true],
        ['changeImage', 'CLICK', 1],
      ],
    ],
    [
      'the previous image from the first one, infinite',
      at(0),
      { type: 'previous', ...click },
      rules,
      [
        ['lastImage', 'CLICK', true],
        ['changeImage', 'CLICK', 7],
      ],
    ],
    [
      'the next image from the last one, not infinite',
      at(6),
      { type: 'next', ...click },
      finite,
      [],
    ],
    [
      'the previous image from the first one, not infinite',
      at(0),
      { type: 'previous', ...click },
      finite,
      [],
    ],
    [
      'the next image in the middle',
      at(2),
      { type: 'next', ...click },
      finite,
      [['changeImage', 'CLICK', 4]],
    ],
    [
      'the active image again',
      at(2),
      { type: 'goTo', index: 2, ...click },
      rules,
      [['changeImage', 'CLICK', 3]],
    ],
    ['an index after the list', at(2), { type: 'goTo', index: 7, ...click }, rules, []],
    ['an index before the list', at(2), { type: 'goTo', index: -1, ...click }, rules, []],
    ['a fractional index', at(2), { type: 'goTo', index: 1.5, ...click }, rules, []],
  ])('emits the right events when going to %s', (_name, state, command, given, expected) => {
    expect(emitted(state, command, given)).toEqual(expected);
  });

  test('a single image has no neighbours', () => {
    const state = startSlides(list(1), 0, rules.previews);
    expect(emitted(state, { type: 'next', ...click })).toEqual([]);
    expect(emitted(state, { type: 'previous', ...click })).toEqual([]);
  });
});

describe('the thumbnail window of a carousel of seven images, four visible', () => {
  const select = (state: SlideState, index: number) =>
    window(reduceSlides(state, { type: 'goTo', index, action: Action.CLICK }, rules)[0]);

  test.each([
    [1, [0, 4]],
    [2, [1, 5]],
    [3, [1, 5]],
  ])(
    'selecting image %i from the first image scrolls the thumbnails by one at most',
    (index, expected) => {
      expect(select(at(0), index)).toEqual(expected);
    },
  );

  test.each([
    [5, [3, 7]],
    [4, [2, 6]],
    [3, [2, 6]],
  ])(
    'selecting image %i from the last image scrolls the thumbnails by one at most',
    (index, expected) => {
      expect(select(at(6), index)).toEqual(expected);
    },
  );

  test('the thumbnails follow when stepping to the last image and back', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((index) => window(at(index)))).toEqual([
      [0, 4],
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
      [3, 7],
      [3, 7],
    ]);
    let state = at(6);
    const seen = [window(state)];
    for (let index = 5; index >= 0; index--) {
      [state] = reduceSlides(state, { type: 'previous', action: Action.CLICK }, rules);
      seen.push(window(state));
    }
    expect(seen).toEqual([
      [3, 7],
      [3, 7],
      [2, 6],
      [1, 5],
      [0, 4],
      [0, 4],
      [0, 4],
    ]);
  });

  test('the thumbnails show the active image after wrapping and after a long jump', () => {
    expect(select(at(6), 0)).toEqual([0, 4]);
    expect(select(at(0), 6)).toEqual([3, 7]);
    expect(select(at(0), 5)).toEqual([3, 7]);
  });

  test('the thumbnail arrows scroll by one, stop at the ends and leave the active image alone', () => {
    let state = at(0);
    const seen = [];
    for (const step of [-1, 1, 1, 1, 1] as const) {
      let events;
      [state, events] = reduceSlides(state, { type: 'scroll', step }, rules);
      expect(events).toEqual([]);
      seen.push(window(state));
    }
    expect(seen).toEqual([
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
      [3, 7],
    ]);
    expect(state.index).toBe(0);
  });

  test('shows all three of three images when four fit', () => {
    expect(window(startSlides(list(3), 0, rules.previews))).toEqual([0, 3]);
  });
});

describe('new images in a carousel', () => {
  const update = (state: SlideState, images: GalleryImage[], given = rules) =>
    reduceSlides(state, { type: 'update', images }, given);

  test('keep the active image by its id and emit nothing', () => {
    const [state, events] = update(at(2), [...seven].reverse());
    expect(state.index).toBe(4);
    expect(events).toEqual([]);
  });

  test('show the image at the same position when the active one is gone, and emit changeImage', () => {
    const [state, events] = update(at(2), seven.toSpliced(2, 1));
    expect(state.index).toBe(2);
    expect(events).toEqual([{ name: 'changeImage', action: Action.NORMAL, result: 3 }]);
    expect(update(at(6), seven.slice(0, 3))[0].index).toBe(2);
  });

  test('emit changeImage when the active image has another file', () => {
    const images = seven.with(2, { id: 2, modal: { img: '/new.jpg' } });
    expect(update(at(2), images)[1]).toEqual([
      { name: 'changeImage', action: Action.NORMAL, result: 3 },
    ]);
  });

  test('leave scrolled thumbnails alone when the list is an equal copy', () => {
    const [scrolled] = reduceSlides(at(0), { type: 'scroll', step: 1 }, rules);
    expect(window(update(scrolled, list(7))[0])).toEqual([1, 5]);
  });

  test('change the visible thumbnails, and so does another number of thumbnails', () => {
    expect(
      window(update(at(3), seven, { infinite: true, previews: 3, kind: carouselSlides })[0]),
    ).toEqual([2, 5]);
    expect(window(update(at(3), list(3))[0])).toEqual([0, 3]);
    const same = at(3);
    expect(update(same, seven)[0]).toBe(same);
  });
});

describe('a growing list of a carousel', () => {
  const growing = { ...rules, loadingMore: true };
  const next: SlideCommand = { type: 'next', action: Action.AUTOPLAY };
  const previous: SlideCommand = { type: 'previous', action: Action.CLICK };
  const grow: SlideCommand = { type: 'update', images: list(9) };
  const prepend: SlideCommand = { type: 'update', images: list(9).toReversed() };

  test.each<[string, SlideCommand[], object, unknown[]]>([
    ['waits after the last image', [next], { index: 6, waiting: true }, []],
    ['returns to the last image', [next, previous], { index: 6, waiting: false }, []],
    [
      'shows the image that arrives',
      [next, grow],
      { index: 7, waiting: false },
      [['changeImage', 'NORMAL', 8]],
    ],
    ['keeps the active image', [grow], { index: 6, waiting: false }, []],
    [
      'shows the image after the active one in a list in another order',
      [next, prepend],
      { index: 3, waiting: false },
      [['changeImage', 'NORMAL', 4]],
    ],
  ])('%s', (_name, commands, expected, events) => {
    let state = at(6);
    const all: unknown[] = [];
    for (const command of commands) {
      all.push(...emitted(state, command, growing));
      [state] = reduceSlides(state, command, growing);
    }
    expect(state).toMatchObject(expected);
    expect(all).toEqual(events);
    expect(state.index).toBeGreaterThanOrEqual(state.window.start);
    expect(state.index).toBeLessThan(state.window.end);
  });

  test('the array that has been passed before changes nothing, although it has changed', () => {
    const images = list(3);
    const state = startSlides(images, 0, rules.previews);
    images.push(...list(5).slice(3));
    expect(reduceSlides(state, { type: 'update', images }, rules)[0]).toBe(state);
    const [narrow] = reduceSlides(state, { type: 'update', images }, { ...rules, previews: 2 });
    expect([narrow.images.length, window(narrow)]).toEqual([3, [0, 2]]);
  });
});

describe('any sequence of carousel commands', () => {
  const action = fc.constantFrom(Action.CLICK, Action.KEYBOARD, Action.SWIPE, Action.AUTOPLAY);
  const command = fc.oneof<fc.Arbitrary<SlideCommand>[]>(
    fc.record({ type: fc.constantFrom('next', 'previous'), action }),
    fc.record({ type: fc.constant('goTo'), index: fc.integer({ min: -3, max: 15 }), action }),
    fc.record({ type: fc.constant('scroll'), step: fc.constantFrom(1, -1) }),
    fc.record({ type: fc.constant('stop'), isStopped: fc.boolean() }),
    // The component refuses an empty list before it reaches the reducer.
    fc.record({
      type: fc.constant('update'),
      images: fc.shuffledSubarray(list(10), { minLength: 1 }),
    }),
  );

  test('keeps index and thumbnail window inside the list and emits events in order', () => {
    fc.assert(
      fc.property(
        fc.array(command, { maxLength: 40 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 8 }),
        (commands, infinite, previews, count) => {
          const given = { infinite, previews, kind: carouselSlides };
          let state = startSlides(list(count), 0, previews);
          for (const next of commands) {
            const before = state;
            const [after, events] = reduceSlides(state, next, given);
            state = after;
            const { length } = after.images;
            expect(after.images[after.index]).toBeDefined();
            expect(after.window.start).toBeGreaterThanOrEqual(0);
            expect(after.window.end).toBeLessThanOrEqual(length);
            expect(after.window.end - after.window.start).toBe(Math.min(previews, length));

            const names = events.map(({ name }) => name).join(' ');
            expect(names).toMatch(/^((firstImage |lastImage )?changeImage)?$/);
            if (after.index !== before.index) {
              expect(after.index).toBeGreaterThanOrEqual(after.window.start);
              expect(after.index).toBeLessThan(after.window.end);
              if (next.type !== 'update') expect(names).toContain('changeImage');
            }
            if (next.type !== 'update') {
              expect(names.includes('firstImage')).toBe(names !== '' && after.index === 0);
              expect(names.includes('lastImage')).toBe(
                names !== '' && after.index > 0 && after.index === length - 1,
              );
            }
            const change = events.find(({ name }) => name === 'changeImage');
            if (change) expect(change.result).toBe(after.index + 1);
            // Scrolling the thumbnails never changes the image, and only the stop command stops autoplay.
            if (next.type === 'scroll' || next.type === 'stop')
              expect(after.index).toBe(before.index);
            if (next.type !== 'stop') expect(after.isStopped).toBe(before.isStopped);
          }
        },
      ),
      { numRuns: process.env.TEST_ALL ? 1000 : 200 },
    );
  });

  test('autoplay stops at the last image, or wraps when infinite', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 30 }),
        (count, infinite, steps) => {
          let state = startSlides(list(count), 0, 4);
          for (let step = 0; step < steps; step += 1) {
            const [after, events] = reduceSlides(
              state,
              { type: 'next', action: Action.AUTOPLAY },
              { infinite, previews: 4, kind: carouselSlides },
            );
            const atEnd = state.index === count - 1;
            if (atEnd && (!infinite || count === 1)) {
              expect(events).toEqual([]);
              expect(after).toBe(state);
            } else expect(after.index).toBe((state.index + 1) % count);
            state = after;
          }
        },
      ),
      { numRuns: process.env.TEST_ALL ? 1000 : 200 },
    );
  });
});
