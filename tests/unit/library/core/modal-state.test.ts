import fc from 'fast-check';
import { getOpeningEvents, modalSlides } from '@/gallery-lib/src/core/slides/modal-slides';
import {
  getNeighbours,
  reduceSlides,
  startSlides,
  type Neighbours,
  type SlideCommand,
  type SlideEvent,
  type SlideRules,
  type SlideState,
} from '@/gallery-lib/src/core/slides/slide-state';
import type { NormalizedImage } from '@/gallery-lib/src/core/images/normalized-image';
import { at, oneImage, fiveImages, imagesOf } from './normalized-images';
import { formatEvent, readCommand } from './read-command';

const finite = { infinite: false, kind: modalSlides };
const endless = { infinite: true, kind: modalSlides };

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

describe('opening the modal gallery', () => {
  it.each([
    ['at the first image', 0, fiveImages, 'show(LOAD, 1) firstImage(NORMAL, true)'],
    ['at the last image', 4, fiveImages, 'show(LOAD, 5) lastImage(NORMAL, true)'],
    ['in between', 2, fiveImages, 'show(LOAD, 3)'],
    ['with a single image', 0, oneImage, 'show(LOAD, 1) firstImage(NORMAL, true)'],
  ])('emits hasData, show and the boundary event when opened %s', (_, index, images, expected) => {
    const events = getOpeningEvents(stateAt(index, images)).map(formatEvent);
    expect(events.join(' ')).toBe(`hasData(LOAD, true) ${expected}`);
  });
});

describe('commands of the modal gallery', () => {
  it.each([
    // start, command, infinite, events, index
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
    [
      2,
      'close KEYBOARD, close NORMAL, next CLICK, update, stop',
      false,
      'close(KEYBOARD, true)',
      2,
    ],
  ])(
    'emit the right events at index %i of five images: "%s", infinite %p',
    (start, command, infinite, expected, index) => {
      const { after, events } = run(stateAt(start), command, infinite ? endless : finite);
      expect(events).toBe(expected);
      expect(after.index).toBe(index);
      expect(after.open).toBe(!events.includes('close'));
    },
  );

  it('keep the state after closing', () => {
    const { after } = run(stateAt(2), 'close KEYBOARD');
    expect(run(after, 'close NORMAL, next CLICK, update, stop').after).toBe(after);
  });

  it.each(['next KEYBOARD', 'previous KEYBOARD'])(
    'cannot leave a single image, although infinite: %s',
    (command) => {
      expect(run(stateAt(0, oneImage), command, endless).events).toBe('');
    },
  );

  it('that change nothing return the same state object', () => {
    const state = stateAt(4);
    expect(run(state, 'next CLICK').after).toBe(state);
  });

  it.each([
    [
      'another file under the same id',
      [{ id: 0, src: '/new.jpg' }],
      ' show(LOAD, 1) firstImage(NORMAL, true)',
    ],
    ['an equal copy of the active image', oneImage.map((image) => ({ ...image })), ''],
  ])('emit for %s', (_, images, expected) => {
    const [, events] = reduceSlides(stateAt(0, oneImage), { type: 'update', images }, finite);
    expect(events.map(formatEvent).join(' ')).toBe(`hasData(LOAD, true)${expected}`);
  });

  it('stop and start autoplay', () => {
    const { after } = run(stateAt(0), 'stop');
    expect(after.isStopped).toBe(true);
    expect(run(after, 'start').after.isStopped).toBe(false);
  });
});

describe('a growing list of the modal gallery', () => {
  const growing = { ...endless, loadingMore: true };

  it.each([
    ['waits after the last image', 'next CLICK', 4, true, ''],
    ['still waits', 'next CLICK, next CLICK', 4, true, ''],
    ['returns to the last image', 'next CLICK, previous CLICK', 4, false, ''],
    [
      'goes back from there',
      'next CLICK, previous CLICK, previous CLICK',
      3,
      false,
      'show(CLICK, 4)',
    ],
    [
      'leaves the waiting slide with a jump',
      'next CLICK, goTo 1 CLICK',
      1,
      false,
      'show(CLICK, 2)',
    ],
    [
      'shows the image that arrives',
      'next CLICK, update 01234567',
      5,
      false,
      'hasData(LOAD, true) show(NORMAL, 6)',
    ],
    [
      'shows the last image that arrives',
      'next CLICK, update 012345',
      5,
      false,
      'hasData(LOAD, true) show(NORMAL, 6) lastImage(NORMAL, true)',
    ],
    [
      'stays without waiting when images arrive',
      'update 01234567',
      4,
      false,
      'hasData(LOAD, true)',
    ],
    ['waits on when no image arrives', 'next CLICK, update 01234', 4, true, 'hasData(LOAD, true)'],
  ])('%s', (_, commands, index, waiting, expected) => {
    const { after, events } = run(stateAt(4), commands, growing);
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

describe('any sequence of modal commands', () => {
  const action = fc.constantFrom('CLICK', 'KEYBOARD', 'SWIPE', 'AUTOPLAY', 'NORMAL');
  const ids = fc.shuffledSubarray([...'0123456789'], { minLength: 0 }).map((list) => list.join(''));
  const command: fc.Arbitrary<SlideCommand> = fc
    .oneof(
      { weight: 6, arbitrary: fc.tuple(fc.constantFrom('next', 'previous'), action) },
      {
        weight: 3,
        arbitrary: fc.tuple(fc.constant('goTo'), fc.integer({ min: -3, max: 15 }), action),
      },
      { weight: 3, arbitrary: fc.constantFrom(['stop'], ['start']) },
      { weight: 2, arbitrary: fc.tuple(fc.constant('update'), ids) },
      { weight: 1, arbitrary: fc.tuple(fc.constant('close'), action) },
    )
    .map((words) => readCommand(words.join(' ')));

  it('keeps the index inside the list, emits in order and closes once', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), fc.boolean(), (commands, infinite) => {
        const rules = { infinite, kind: modalSlides };
        const images = imagesOf(5);
        let state = startSlides(images, 0);
        let closeCount = 0;
        for (const next of commands) {
          const before = state;
          const [after, events] = reduceSlides(state, next, rules);
          state = after;
          const names = events.map(({ name }) => name);
          closeCount += names.filter((name) => name === 'close').length;
          if (!before.open) expect(names).toEqual([]);
          if (!after.open) continue;

          const count = after.images.length;
          expect(after.index).toBeGreaterThanOrEqual(0);
          expect(after.index).toBeLessThan(count);
          expect(names.join(' ')).toMatch(/^(hasData ?)?(show( (firstImage|lastImage))?)?$/);
          const shown = events.find(({ name }) => name === 'show');
          if (shown) expect(shown.result).toBe(after.index + 1);
          expect(names.includes('firstImage')).toBe(names.includes('show') && after.index === 0);
          expect(names.includes('lastImage')).toBe(
            names.includes('show') && after.index > 0 && after.index === count - 1,
          );
        }
        expect(closeCount).toBe(state.open ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });

  it('never changes the given images', () => {
    const images = Object.freeze(imagesOf(5));
    fc.assert(
      fc.property(fc.array(command, { maxLength: 10 }), (commands) => {
        let state: SlideState = Object.freeze(stateAt(0, images));
        for (const next of commands) state = Object.freeze(reduceSlides(state, next, endless)[0]);
        expect(at(images, 0).id).toBe(0);
      }),
    );
  });
});
