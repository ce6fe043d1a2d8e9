import fc from 'fast-check';
import { carouselSlides } from '@/gallery-lib/src/core/slides/carousel-slides';
import {
  reduceSlides,
  startSlides,
  type SlideCommand,
  type SlideState,
} from '@/gallery-lib/src/core/slides/slide-state';
import type { NormalizedImage } from '@/gallery-lib/src/core/images/normalized-image';
import { Action } from 'ks-gallery-react';

const list = (count: number): NormalizedImage[] =>
  Array.from({ length: count }, (_, id) => ({ id, src: `/i${id}.jpg` }));

const rules = { infinite: true, kind: carouselSlides };
const finite = { infinite: false, kind: carouselSlides };
const seven = list(7);

function at(index: number, images = seven, given = rules): SlideState {
  let state = startSlides(images, 0);
  for (let step = 0; step < index; step++) {
    [state] = reduceSlides(state, { type: 'next', action: Action.NORMAL }, given);
  }
  return state;
}

/** Parses a step, such as `goTo 3` or `update 7`, which passes that many images. */
function parseStep(step: string, action: Action): SlideCommand {
  const [type = '', value = ''] = step.split(' ');
  if (type === 'next' || type === 'previous') return { type, action };
  if (type === 'goTo') return { type, index: Number(value), action };
  return { type: 'update', images: list(Number(value)) };
}

/** Runs steps, which are separated by commas, and returns the last state and all events. */
function run(start: SlideState, steps: string, given: typeof rules, action = Action.CLICK) {
  let state = start;
  const events: string[] = [];
  for (const step of steps.split(', ')) {
    const [next, emitted] = reduceSlides(state, parseStep(step, action), given);
    state = next;
    events.push(
      ...emitted.map((each) => `${each.name} ${each.action.toUpperCase()} ${each.result}`),
    );
  }
  return { state, events };
}

test('starts at the first image and emits nothing', () => {
  const state = startSlides(seven, 0);
  expect(state).toMatchObject({ index: 0, isStopped: false, trigger: Action.LOAD });
});

describe('a carousel of seven images emits', () => {
  test.each([
    ['infinite', 6, 'next', ['firstImage CLICK true', 'changeImage CLICK 1']],
    ['infinite', 0, 'previous', ['lastImage CLICK true', 'changeImage CLICK 7']],
    ['finite', 6, 'next', []],
    ['finite', 0, 'previous', []],
    ['finite', 2, 'next', ['changeImage CLICK 4']],
    ['infinite', 2, 'goTo 2', ['changeImage CLICK 3']],
    ['infinite', 2, 'goTo 7', []],
    ['infinite', 2, 'goTo -1', []],
    ['infinite', 2, 'goTo 1.5', []],
  ])('%s, from index %i after %s: %j', (kind, start, steps, expected) => {
    const given = kind === 'infinite' ? rules : finite;
    expect(run(at(start), steps, given).events).toEqual(expected);
  });

  test('nothing with a single image', () => {
    const state = startSlides(list(1), 0);
    expect(run(state, 'next, previous', rules).events).toEqual([]);
  });
});

describe('new images in a carousel', () => {
  test.each<[string, number, NormalizedImage[], number, string[]]>([
    ['keep the active image by its id', 2, [...seven].reverse(), 4, []],
    [
      'show the image at the same position if it is gone',
      2,
      seven.toSpliced(2, 1),
      2,
      ['changeImage 3'],
    ],
    ['show the last image if there are fewer', 6, seven.slice(0, 3), 2, ['changeImage 3']],
    [
      'show the new file of the active image',
      2,
      seven.with(2, { id: 2, src: '/new.jpg' }),
      2,
      ['changeImage 3'],
    ],
  ])('%s', (_, start, images, index, expected) => {
    const [state, events] = reduceSlides(at(start), { type: 'update', images }, rules);
    expect(state.index).toBe(index);
    expect(events.map(({ name, result }) => `${name} ${result}`)).toEqual(expected);
    for (const { action } of events) expect(action).toBe(Action.NORMAL);
  });

  test('that are the same list change nothing', () => {
    const state = at(3);
    expect(reduceSlides(state, { type: 'update', images: seven }, rules)[0]).toBe(state);
  });
});

describe('a growing list of a carousel', () => {
  const growing = { ...rules, loadingMore: true };
  const autoplay = (steps: string) => run(at(6), steps, growing, Action.AUTOPLAY);

  test.each([
    ['waits after the last image', 'next', { index: 6, waiting: true }, []],
    ['returns to the last image', 'next, previous', { index: 6, waiting: false }, []],
    [
      'shows the image that arrives',
      'next, update 9',
      { index: 7, waiting: false },
      ['changeImage NORMAL 8'],
    ],
    ['keeps the active image', 'update 9', { index: 6, waiting: false }, []],
  ])('%s', (_, steps, expected, events) => {
    const found = autoplay(steps);
    expect(found.state).toMatchObject(expected);
    expect(found.events).toEqual(events);
  });

  test('shows the image after the active one in a list in another order', () => {
    const images = list(9).toReversed();
    const waiting = autoplay('next').state;
    const [state, events] = reduceSlides(waiting, { type: 'update', images }, growing);
    expect(state).toMatchObject({ index: 3, waiting: false });
    expect(events).toEqual([{ name: 'changeImage', action: Action.NORMAL, result: 4 }]);
  });

  test('the array that has been passed before changes nothing, although it has changed', () => {
    const images = list(3);
    const state = startSlides(images, 0);
    images.push(...list(5).slice(3));
    expect(reduceSlides(state, { type: 'update', images }, rules)[0]).toBe(state);
  });
});

describe('any sequence of carousel commands', () => {
  const action = fc.constantFrom(Action.CLICK, Action.KEYBOARD, Action.SWIPE, Action.AUTOPLAY);
  const command = fc.oneof<fc.Arbitrary<SlideCommand>[]>(
    fc.record({ type: fc.constantFrom('next', 'previous'), action }),
    fc.record({ type: fc.constant('goTo'), index: fc.integer({ min: -3, max: 15 }), action }),
    fc.record({ type: fc.constant('stop'), isStopped: fc.boolean() }),
    // The component refuses an empty list before it reaches the reducer.
    fc.record({
      type: fc.constant('update'),
      images: fc.shuffledSubarray(list(10), { minLength: 1 }),
    }),
  );

  test('keeps the index inside the list and emits events in order', () => {
    fc.assert(
      fc.property(
        fc.array(command, { maxLength: 40 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 8 }),
        (commands, infinite, count) => {
          const given = { infinite, kind: carouselSlides };
          let state = startSlides(list(count), 0);
          for (const next of commands) {
            const before = state;
            const [after, events] = reduceSlides(state, next, given);
            state = after;
            const { length } = after.images;
            expect(after.images[after.index]).toBeDefined();

            const names = events.map(({ name }) => name).join(' ');
            expect(names).toMatch(/^((firstImage |lastImage )?changeImage)?$/);
            if (after.index !== before.index && next.type !== 'update')
              expect(names).toContain('changeImage');
            if (next.type !== 'update') {
              expect(names.includes('firstImage')).toBe(names !== '' && after.index === 0);
              expect(names.includes('lastImage')).toBe(
                names !== '' && after.index > 0 && after.index === length - 1,
              );
            }
            const change = events.find(({ name }) => name === 'changeImage');
            if (change) expect(change.result).toBe(after.index + 1);
            if (next.type === 'stop') expect(after.index).toBe(before.index);
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
          let state = startSlides(list(count), 0);
          for (let step = 0; step < steps; step += 1) {
            const [after, events] = reduceSlides(
              state,
              { type: 'next', action: Action.AUTOPLAY },
              { infinite, kind: carouselSlides },
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
