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

/** Parses a step, such as `goTo 3` or `update 7`, which passes that many images. */
function parseStep(step: string, action: Action): SlideCommand {
  const [type = '', value = ''] = step.split(' ');
  if (type === 'next' || type === 'previous') return { type, action };
  if (type === 'goTo') return { type, index: Number(value), action };
  if (type === 'scroll') return { type, step: Number(value) as 1 | -1 };
  return { type: 'update', images: list(Number(value)) };
}

/** Runs steps, which are separated by commas, and returns the last state, all events and all thumbnail windows. */
function run(start: SlideState, steps: string, given: typeof rules, action = Action.CLICK) {
  let state = start;
  const events: string[] = [];
  const windows: string[] = [];
  for (const step of steps.split(', ')) {
    const [next, emitted] = reduceSlides(state, parseStep(step, action), given);
    state = next;
    events.push(...emitted.map((each) => `${each.name} ${Action[each.action]} ${each.result}`));
    windows.push(window(state).join('-'));
  }
  return { state, events, windows: windows.join(' ') };
}

test('starts at the first image and emits nothing', () => {
  const state = startSlides(seven, 0, rules.previews);
  expect(state).toMatchObject({ index: 0, isStopped: false, trigger: Action.LOAD });
  expect(window(state)).toEqual([0, 4]);
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
    const state = startSlides(list(1), 0, rules.previews);
    expect(run(state, 'next, previous', rules).events).toEqual([]);
  });
});

// Where the window goes is the subject of core/preview-window.test.ts.
describe('the thumbnail window of a carousel', () => {
  test.each([
    ['the selected image, by as little as possible', 7, 'goTo 2', '1-5'],
    ['an image on the other side', 7, 'goTo 6, next', '3-7 0-4'],
    ['every step', 7, 'next, next, next, next, previous', '0-4 1-5 2-6 3-7 2-6'],
    ['its arrows, by one and to both ends', 7, 'scroll -1, scroll 1, scroll 1', '0-4 1-5 2-6'],
    ['its arrows, and does not wrap', 5, 'scroll 1, scroll 1', '1-5 1-5'],
    ['a shorter list', 7, 'goTo 3, update 3', '1-5 0-3'],
    ['no copy of the list', 7, 'scroll 1, update 7', '1-5 1-5'],
  ])('follows %s', (_, count, steps, windows) => {
    expect(run(startSlides(list(count), 0, 4), steps, rules).windows).toBe(windows);
  });

  test('scrolls without an event and leaves the active image alone', () => {
    const { state, events } = run(at(0), 'scroll 1, scroll 1, scroll -1', rules);
    expect({ index: state.index, events }).toEqual({ index: 0, events: [] });
  });

  test('shows all three of three images when four fit, and fewer after a change of the options', () => {
    expect(window(startSlides(list(3), 0, rules.previews))).toEqual([0, 3]);
    expect(run(at(3), 'update 7', { ...rules, previews: 3 }).windows).toBe('2-5');
  });
});

describe('new images in a carousel', () => {
  test.each<[string, number, GalleryImage[], number, string[]]>([
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
      seven.with(2, { id: 2, modal: { img: '/new.jpg' } }),
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
    expect(found.state.index).toBeGreaterThanOrEqual(found.state.window.start);
    expect(found.state.index).toBeLessThan(found.state.window.end);
  });

  test('shows the image after the active one in a list in another order', () => {
    const images = list(9).toReversed();
    const waiting = autoplay('next').state;
    const [state, events] = reduceSlides(waiting, { type: 'update', images }, growing);
    expect(state).toMatchObject({ index: 3, waiting: false });
    expect(events).toEqual([{ name: 'changeImage', action: Action.NORMAL, result: 4 }]);
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
