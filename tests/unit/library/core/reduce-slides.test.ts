import fc from 'fast-check';
import {
  getNeighbours,
  getOpeningEvents,
  reduceSlides,
  startSlides,
  type Neighbours,
  type SlideCommand,
  type SlideEvent,
  type SlideRules,
  type SlideState,
} from '@/gallery-lib/src/core/slides/slides';
import type { NormalizedImage } from '@/gallery-lib/src/core/images/normalized-image';
import { at, oneImage, fiveImages, imagesOf } from './normalized-images';
import { formatEvent, readCommand } from './read-command';

const rulesOf = (isCarousel: boolean, infinite: boolean): SlideRules => ({ infinite, isCarousel });
const finite = rulesOf(false, false);
const endless = rulesOf(false, true);
const numRuns = process.env.TEST_ALL ? 1000 : 200;

function stateAt(index: number, images: readonly NormalizedImage[] = fiveImages): SlideState {
  return startSlides(images, index);
}

/** Runs commands, separated by commas; returns the state and the events as one text. */
function run(state: SlideState, commands: string, rules: SlideRules = finite) {
  let after = state;
  const all: SlideEvent[] = [];
  for (const command of commands.split(', ')) {
    const [next, events] = reduceSlides(after, readCommand(command), rules);
    after = next;
    all.push(...events);
  }
  return { after, events: all.map(formatEvent).join(' ') };
}

it.each([
  ['at the first image', 0, fiveImages, 'show(LOAD, 1) firstImage(NORMAL, true)'],
  ['at the last image', 4, fiveImages, 'show(LOAD, 5) lastImage(NORMAL, true)'],
  ['in between', 2, fiveImages, 'show(LOAD, 3)'],
  ['with a single image', 0, oneImage, 'show(LOAD, 1) firstImage(NORMAL, true)'],
])('a modal gallery emits its first events when opened %s', (_, index, images, expected) => {
  const events = getOpeningEvents(stateAt(index, images)).map(formatEvent);
  expect(events.join(' ')).toBe(`hasData(LOAD, true) ${expected}`);
});

type Row = readonly [start: number, commands: string, infinite: boolean, string, index: number];

const commandsOfModal: readonly Row[] = [
  [0, 'next CLICK', false, 'show(CLICK, 2)', 1],
  [1, 'previous CLICK', false, 'show(CLICK, 1) firstImage(CLICK, true)', 0],
  [0, 'previous KEYBOARD', false, '', 0],
  [4, 'next SWIPE', false, '', 4],
  [4, 'next KEYBOARD', true, 'show(KEYBOARD, 1) firstImage(KEYBOARD, true)', 0],
  [0, 'previous KEYBOARD', true, 'show(KEYBOARD, 5) lastImage(KEYBOARD, true)', 4],
  [3, 'next AUTOPLAY', false, 'show(AUTOPLAY, 5) lastImage(AUTOPLAY, true)', 4],
  [0, 'goTo 3 NORMAL', false, 'show(NORMAL, 4)', 3],
  [0, 'goTo 9 NORMAL', false, '', 0],
  [2, 'goTo -1 NORMAL', true, '', 2],
  [2, 'goTo 1.5 NORMAL', true, '', 2],
  [2, 'goTo NaN NORMAL', true, '', 2],
  // The active thumbnail.
  [2, 'goTo 2 CLICK', false, 'show(CLICK, 3)', 2],
  // Images are added at the end, then in front.
  [2, 'update 012345', false, 'hasData(LOAD, true)', 2],
  [2, 'update 501234', false, 'hasData(LOAD, true) show(LOAD, 4)', 3],
  // The active image is removed, then the last one.
  [2, 'update 0134', false, 'hasData(LOAD, true) show(LOAD, 3)', 2],
  [4, 'update 0123', false, 'hasData(LOAD, true) show(LOAD, 4) lastImage(NORMAL, true)', 3],
  [2, 'update', false, 'close(NORMAL, true)', 2],
  [2, 'close KEYBOARD', false, 'close(KEYBOARD, true)', 2],
  // Nothing has an effect after closing.
  [2, 'close CLICK, close NORMAL, next CLICK, update, stop', false, 'close(CLICK, true)', 2],
];

const commandsOfCarousel: readonly Row[] = [
  [4, 'next CLICK', true, 'firstImage(CLICK, true) changeImage(CLICK, 1)', 0],
  [0, 'previous CLICK', true, 'lastImage(CLICK, true) changeImage(CLICK, 5)', 4],
  [4, 'next CLICK', false, '', 4],
  [0, 'previous CLICK', false, '', 0],
  [2, 'next CLICK', false, 'changeImage(CLICK, 4)', 3],
  [2, 'goTo 2 CLICK', true, 'changeImage(CLICK, 3)', 2],
  [2, 'goTo 5 CLICK', true, '', 2],
  [2, 'goTo -1 CLICK', true, '', 2],
  [2, 'goTo 1.5 CLICK', true, '', 2],
  // The active image stays, is removed, or was one of the last.
  [1, 'update 43210', true, '', 3],
  [2, 'update 0134', true, 'changeImage(NORMAL, 3)', 2],
  [4, 'update 012', true, 'changeImage(NORMAL, 3)', 2],
];

describe.each([
  ['the modal gallery', false, commandsOfModal],
  ['the carousel', true, commandsOfCarousel],
])('commands of %s', (_, isCarousel, rows) => {
  it.each(rows)(
    'emit the right events at index %i of five images: "%s", infinite %p',
    (start, command, infinite, expected, index) => {
      const { after, events } = run(stateAt(start), command, rulesOf(isCarousel, infinite));
      expect(events).toBe(expected);
      expect(after.index).toBe(index);
      expect(after.open).toBe(!events.includes('close'));
    },
  );

  it('that change nothing return the same state object', () => {
    const rules = rulesOf(isCarousel, false);
    const closed = run(stateAt(2), 'close KEYBOARD', rules).after;
    expect(run(closed, 'close NORMAL, next CLICK, update, stop', rules).after).toBe(closed);
    expect(run(closed, 'next CLICK', rules).after).toBe(closed);
    const state = stateAt(4);
    expect(run(state, 'next CLICK', rules).after).toBe(state);
  });

  it('stop and start autoplay', () => {
    const { after } = run(stateAt(0), 'stop', rulesOf(isCarousel, false));
    expect(after).toMatchObject({ index: 0, isStopped: true });
    expect(run(after, 'start').after.isStopped).toBe(false);
  });

  it('continue with autoplay to the last image, or around when infinite', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.boolean(), (count, infinite) => {
        let state = stateAt(0, imagesOf(count));
        for (let step = 0; step < 25; step += 1) {
          const { after, events } = run(state, 'next AUTOPLAY', rulesOf(isCarousel, infinite));
          const isAtEnd = state.index === count - 1 && (!infinite || count === 1);
          expect(events === '').toBe(isAtEnd);
          if (isAtEnd) expect(after).toBe(state);
          else expect(after.index).toBe((state.index + 1) % count);
          state = after;
        }
      }),
      { numRuns },
    );
  });
});

describe('new images', () => {
  const update = (state: SlideState, images: readonly NormalizedImage[], rules: SlideRules) => {
    const [after, events] = reduceSlides(state, { type: 'update', images }, rules);
    return { after, events: events.map(formatEvent).join(' ') };
  };

  it.each([
    ['the modal gallery', finite, 'hasData(LOAD, true)'],
    ['the carousel', rulesOf(true, true), ''],
  ])('with another URL under the same id are the same images for %s', (_, rules, expected) => {
    const images = [{ id: 0, src: '/new.jpg' }];
    expect(update(stateAt(0, oneImage), images, rules).events).toBe(expected);
  });

  it('that are equal copies show nothing', () => {
    const images = oneImage.map((image) => ({ ...image }));
    expect(update(stateAt(0, oneImage), images, finite).events).toBe('hasData(LOAD, true)');
  });

  it('change nothing if they are the array passed before, although it has changed', () => {
    const images = [...imagesOf(3)];
    const state = stateAt(0, images);
    images.push(...imagesOf(5).slice(3));
    expect(update(state, images, rulesOf(true, true)).after).toBe(state);
  });
});

describe('a growing list', () => {
  const growing = { ...endless, loadingMore: true };

  it.each([
    ['waits after the last image', 'next CLICK', 4, true, ''],
    ['still waits', 'next CLICK, next CLICK', 4, true, ''],
    ['returns to the last image', 'next CLICK, previous CLICK', 4, false, ''],
    ['goes back', 'next CLICK, previous CLICK, previous CLICK', 3, false, 'show(CLICK, 4)'],
    ['leaves the waiting slide', 'next CLICK, goTo 1 CLICK', 1, false, 'show(CLICK, 2)'],
    ['shows what arrives', 'next CLICK, update 01234567', 5, false, 'hasData show(NORMAL, 6)'],
    [
      'shows the last image that arrives',
      'next CLICK, update 012345',
      5,
      false,
      'hasData show(NORMAL, 6) lastImage(NORMAL, true)',
    ],
    ['stays without waiting', 'update 01234567', 4, false, 'hasData'],
    ['waits on when no image arrives', 'next CLICK, update 01234', 4, true, 'hasData'],
  ])('of the modal gallery %s', (_, commands, index, waiting, expected) => {
    const { after, events } = run(stateAt(4), commands, growing);
    expect(after).toMatchObject({ index, waiting });
    expect(events.replace('hasData(LOAD, true)', 'hasData')).toBe(expected);
  });

  it.each([
    ['waits after the last image', 'next AUTOPLAY', 4, true, ''],
    ['returns to the last image', 'next AUTOPLAY, previous CLICK', 4, false, ''],
    ['shows what arrives', 'next AUTOPLAY, update 0123456', 5, false, 'changeImage(NORMAL, 6)'],
    [
      'shows the image after the active one in another order',
      'next AUTOPLAY, update 6543210',
      3,
      false,
      'changeImage(NORMAL, 4)',
    ],
    ['keeps the active image', 'update 0123456', 4, false, ''],
  ])('of the carousel %s', (_, commands, index, waiting, expected) => {
    const { after, events } = run(stateAt(4), commands, { ...growing, isCarousel: true });
    expect(after).toMatchObject({ index, waiting });
    expect(events).toBe(expected);
  });

  it.each<[string, number, boolean, Partial<Neighbours>]>([
    ['at the first image', 0, false, { previous: -1, canGoPrevious: false, canGoNext: true }],
    ['at the last image', 4, false, { next: -1, canGoNext: true, isWaiting: false }],
    ['at the waiting slide', 4, true, { canGoNext: false, canGoPrevious: true, isWaiting: true }],
  ])('does not wrap, although infinite: %s', (_, index, waiting, expected) => {
    const state = { ...stateAt(index), waiting };
    expect(getNeighbours(state, growing)).toMatchObject(expected);
  });

  it('shows the last image again when loading has ended', () => {
    const state = { ...stateAt(4), waiting: true };
    expect(getNeighbours(state, finite)).toMatchObject({ isWaiting: false, canGoNext: false });
  });
});

const action = fc.constantFrom('CLICK', 'KEYBOARD', 'SWIPE', 'AUTOPLAY', 'NORMAL');
const index = fc.integer({ min: -3, max: 15 });
const ids = fc.shuffledSubarray([...'0123456789']).map((list) => list.join(''));
const command: fc.Arbitrary<SlideCommand> = fc
  .oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom('next', 'previous'), action) },
    { weight: 3, arbitrary: fc.tuple(fc.constant('goTo'), index, action) },
    { weight: 3, arbitrary: fc.constantFrom(['stop'], ['start']) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('update'), ids) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('close'), action) },
  )
  .map((words) => readCommand(words.join(' ')));
/** A carousel never closes: its component refuses an empty list before it reaches the reducer. */
const isOfCarousel = (next: SlideCommand) =>
  next.type !== 'close' && !(next.type === 'update' && next.images.length === 0);

it.each([
  ['modal gallery', false, command, /^(hasData ?)?(show( (firstImage|lastImage))?)?$/],
  ['carousel', true, command.filter(isOfCarousel), /^((firstImage |lastImage )?changeImage)?$/],
])(
  'any sequence of commands keeps the index of a %s in the list, emits in order, closes once',
  (_, isCarousel, one, order) => {
    const images = Object.freeze(imagesOf(5));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), fc.boolean(), (commands, infinite) => {
        let state: SlideState = Object.freeze(stateAt(0, images));
        let closeCount = 0;
        for (const next of commands) {
          const before = state;
          const [after, events] = reduceSlides(state, next, rulesOf(isCarousel, infinite));
          state = Object.freeze(after);
          const names = events.map(({ name }) => name);
          closeCount += names.filter((name) => name === 'close').length;
          if (!before.open) expect(names).toEqual([]);
          if (!after.open) continue;

          expect(after.images[after.index]).toBeDefined();
          expect(names.join(' ')).toMatch(order);
          const shown = events.find(({ name }) => /^(show|changeImage)$/.test(name));
          if (shown) expect(shown.result).toBe(after.index + 1);
          if (next.type === 'stop') expect(after.index).toBe(before.index);
          else expect(after.isStopped).toBe(before.isStopped);
          if (next.type === 'update' && isCarousel) continue;
          if (next.type !== 'update' && after.index !== before.index) expect(shown).toBeDefined();
          const isLast = after.index > 0 && after.index === after.images.length - 1;
          expect(names.includes('firstImage')).toBe(Boolean(shown) && after.index === 0);
          expect(names.includes('lastImage')).toBe(Boolean(shown) && isLast);
        }
        expect(closeCount).toBe(state.open ? 0 : 1);
        expect(at(images, 0).id).toBe(0);
      }),
      { numRuns },
    );
  },
);
