import fc from 'fast-check';
import {
  reduceCarousel,
  startCarousel,
  type CarouselCommand,
  type CarouselState,
} from '../../gallery-lib/src/core/carousel-state';
import { Action, type GalleryImage } from 'ks-gallery-react';

const list = (count: number): GalleryImage[] =>
  Array.from({ length: count }, (_, id) => ({ id, modal: { img: `/i${id}.jpg` } }));

const rules = { infinite: true, previews: 4 };
const bounded = { infinite: false, previews: 4 };
const seven = list(7);

function at(index: number, images = seven, given = rules): CarouselState {
  let state = startCarousel(images, given);
  for (let step = 0; step < index; step++) {
    [state] = reduceCarousel(state, { type: 'next', action: Action.NORMAL }, given);
  }
  return state;
}

const window = ({ window }: CarouselState) => [window.start, window.end];
const told = (state: CarouselState, command: CarouselCommand, given = rules) =>
  reduceCarousel(state, command, given)[1].map(({ name, action, result }) => [
    name,
    Action[action],
    result,
  ]);

test('98: starts at the first image, with nothing told', () => {
  const state = startCarousel(seven, rules);
  expect(state).toMatchObject({ index: 0, stopped: false, cause: Action.LOAD });
  expect(window(state)).toEqual([0, 4]);
});

describe('99: boundaries', () => {
  const click = { action: Action.CLICK };
  test.each<[string, CarouselState, CarouselCommand, typeof rules, unknown[]]>([
    [
      'next from the last, infinite',
      at(6),
      { type: 'next', ...click },
      rules,
      [
        ['firstImage', 'CLICK', true],
        ['changeImage', 'CLICK', 1],
      ],
    ],
    [
      'previous from the first, infinite',
      at(0),
      { type: 'previous', ...click },
      rules,
      [
        ['lastImage', 'CLICK', true],
        ['changeImage', 'CLICK', 7],
      ],
    ],
    ['next from the last, bounded', at(6), { type: 'next', ...click }, bounded, []],
    ['previous from the first, bounded', at(0), { type: 'previous', ...click }, bounded, []],
    ['in the middle', at(2), { type: 'next', ...click }, bounded, [['changeImage', 'CLICK', 4]]],
    [
      'the current one again',
      at(2),
      { type: 'goTo', index: 2, ...click },
      rules,
      [['changeImage', 'CLICK', 3]],
    ],
    ['outside the list', at(2), { type: 'goTo', index: 7, ...click }, rules, []],
    ['before the list', at(2), { type: 'goTo', index: -1, ...click }, rules, []],
    ['between two images', at(2), { type: 'goTo', index: 1.5, ...click }, rules, []],
  ])('%s', (_name, state, command, given, expected) => {
    expect(told(state, command, given)).toEqual(expected);
  });

  test('111: a single image has no neighbours', () => {
    const state = startCarousel(list(1), rules);
    expect(told(state, { type: 'next', ...click })).toEqual([]);
    expect(told(state, { type: 'previous', ...click })).toEqual([]);
  });
});

describe('102: preview window of seven images, four at once', () => {
  const select = (state: CarouselState, index: number) =>
    window(reduceCarousel(state, { type: 'goTo', index, action: Action.CLICK }, rules)[0]);

  test.each([
    [1, [0, 4]],
    [2, [1, 5]],
    [3, [1, 5]],
  ])('at the start, select %i', (index, expected) => {
    expect(select(at(0), index)).toEqual(expected);
  });

  test.each([
    [5, [3, 7]],
    [4, [2, 6]],
    [3, [2, 6]],
  ])('at the end, select %i', (index, expected) => {
    expect(select(at(6), index)).toEqual(expected);
  });

  test('stepping to the end and back', () => {
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
      [state] = reduceCarousel(state, { type: 'previous', action: Action.CLICK }, rules);
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

  test('wrapping, and a jump that would lose the current preview', () => {
    expect(select(at(6), 0)).toEqual([0, 4]);
    expect(select(at(0), 6)).toEqual([3, 7]);
    expect(select(at(0), 5)).toEqual([3, 7]);
  });

  test('arrows move it by one and stop at the ends, whatever is current', () => {
    let state = at(0);
    const seen = [];
    for (const step of [-1, 1, 1, 1, 1] as const) {
      let outcomes;
      [state, outcomes] = reduceCarousel(state, { type: 'scroll', step }, rules);
      expect(outcomes).toEqual([]);
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

  test('105: three images and four places', () => {
    expect(window(startCarousel(list(3), rules))).toEqual([0, 3]);
  });
});

describe('new images', () => {
  const update = (state: CarouselState, images: GalleryImage[], given = rules) =>
    reduceCarousel(state, { type: 'update', images }, given);

  test('keep the current one by id, and tell nothing', () => {
    const [state, outcomes] = update(at(2), [...seven].reverse());
    expect(state.index).toBe(4);
    expect(outcomes).toEqual([]);
  });

  test('without the current one show the same place, and tell so', () => {
    const [state, outcomes] = update(at(2), seven.toSpliced(2, 1));
    expect(state.index).toBe(2);
    expect(outcomes).toEqual([{ name: 'changeImage', action: Action.NORMAL, result: 3 }]);
    expect(update(at(6), seven.slice(0, 3))[0].index).toBe(2);
  });

  test('with another picture for the current one tell so', () => {
    const images = seven.with(2, { id: 2, modal: { img: '/new.jpg' } });
    expect(update(at(2), images)[1]).toEqual([
      { name: 'changeImage', action: Action.NORMAL, result: 3 },
    ]);
  });

  test('that are the same list written anew leave a scrolled row alone', () => {
    const [scrolled] = reduceCarousel(at(0), { type: 'scroll', step: 1 }, rules);
    expect(window(update(scrolled, list(7))[0])).toEqual([1, 5]);
  });

  test('or another number of previews move the window', () => {
    expect(window(update(at(3), seven, { infinite: true, previews: 3 })[0])).toEqual([2, 5]);
    expect(window(update(at(3), list(3))[0])).toEqual([0, 3]);
    const same = at(3);
    expect(update(same, seven)[0]).toBe(same);
  });
});

describe('any sequence of commands', () => {
  const action = fc.constantFrom(Action.CLICK, Action.KEYBOARD, Action.SWIPE, Action.AUTOPLAY);
  const command = fc.oneof<fc.Arbitrary<CarouselCommand>[]>(
    fc.record({ type: fc.constantFrom('next', 'previous'), action }),
    fc.record({ type: fc.constant('goTo'), index: fc.integer({ min: -3, max: 15 }), action }),
    fc.record({ type: fc.constant('scroll'), step: fc.constantFrom(1, -1) }),
    fc.record({ type: fc.constant('stop'), stopped: fc.boolean() }),
    // A carousel has at least one image: its component refuses an empty list before it gets here.
    fc.record({
      type: fc.constant('update'),
      images: fc.shuffledSubarray(list(10), { minLength: 1 }),
    }),
  );

  test('keeps index and window inside the list, and tells in order of what happened', () => {
    fc.assert(
      fc.property(
        fc.array(command, { maxLength: 40 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 8 }),
        (commands, infinite, previews, count) => {
          const given = { infinite, previews };
          let state = startCarousel(list(count), given);
          for (const next of commands) {
            const before = state;
            const [after, outcomes] = reduceCarousel(state, next, given);
            state = after;
            const { length } = after.images;
            expect(after.images[after.index]).toBeDefined();
            expect(after.window.start).toBeGreaterThanOrEqual(0);
            expect(after.window.end).toBeLessThanOrEqual(length);
            expect(after.window.end - after.window.start).toBe(Math.min(previews, length));

            const names = outcomes.map(({ name }) => name).join(' ');
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
            const told = outcomes.find(({ name }) => name === 'changeImage');
            if (told) expect(told.result).toBe(after.index + 1);
            // Only what moves the show may move the reader's image, and only the reader stops it.
            if (next.type === 'scroll' || next.type === 'stop')
              expect(after.index).toBe(before.index);
            if (next.type !== 'stop') expect(after.stopped).toBe(before.stopped);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('the show falls silent at the last image, or goes round', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 30 }),
        (count, infinite, turns) => {
          let state = startCarousel(list(count), { infinite, previews: 4 });
          for (let turn = 0; turn < turns; turn += 1) {
            const [after, outcomes] = reduceCarousel(
              state,
              { type: 'next', action: Action.AUTOPLAY },
              { infinite, previews: 4 },
            );
            const atEnd = state.index === count - 1;
            if (atEnd && (!infinite || count === 1)) {
              expect(outcomes).toEqual([]);
              expect(after).toBe(state);
            } else expect(after.index).toBe((state.index + 1) % count);
            state = after;
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
