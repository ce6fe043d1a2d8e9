import fc from 'fast-check';
import { Action, type GalleryImage } from 'ks-gallery-react';
import { getOpeningEvents, modalSlides } from '@/gallery-lib/src/core/slides/modal-slides';
import {
  getNeighbours,
  reduceSlides,
  startSlides,
  type Neighbours,
  type SlideCommand,
  type SlideEvent,
  type SlideState,
} from '@/gallery-lib/src/core/slides/slide-state';
import { at, oneImage, fiveImages, imagesOf } from '../gallery-images';

const finite = { infinite: false, previews: 3, kind: modalSlides };
const endless = { infinite: true, previews: 3, kind: modalSlides };

function stateAt(index: number, images: readonly GalleryImage[] = fiveImages): SlideState {
  return startSlides(images, index, 3);
}

/** Events as texts, for example `show(CLICK, 2)`. */
function format(events: readonly SlideEvent[]): string[] {
  return events.map(({ name, action, result }) => `${name}(${Action[action]}, ${result})`);
}

const run = (state: SlideState, command: SlideCommand, rules = finite) => {
  const [after, events] = reduceSlides(state, command, rules);
  return { after, events: format(events) };
};

describe('opening the modal gallery', () => {
  it.each([
    [
      'at the first image',
      0,
      fiveImages,
      ['hasData(LOAD, true)', 'show(LOAD, 1)', 'firstImage(NORMAL, true)'],
    ],
    [
      'at the last image',
      4,
      fiveImages,
      ['hasData(LOAD, true)', 'show(LOAD, 5)', 'lastImage(NORMAL, true)'],
    ],
    ['in between', 2, fiveImages, ['hasData(LOAD, true)', 'show(LOAD, 3)']],
    [
      'with a single image',
      0,
      oneImage,
      ['hasData(LOAD, true)', 'show(LOAD, 1)', 'firstImage(NORMAL, true)'],
    ],
  ])('emits hasData, show and the boundary event when opened %s', (_, index, images, expected) => {
    expect(format(getOpeningEvents(stateAt(index, images)))).toEqual(expected);
  });
});

describe('navigating in the modal gallery', () => {
  const { CLICK, KEYBOARD, SWIPE, AUTOPLAY, NORMAL } = Action;
  it.each<[string, number, SlideCommand, boolean, string[]]>([
    ['next', 0, { type: 'next', action: CLICK }, false, ['show(CLICK, 2)']],
    [
      'previous to the first image',
      1,
      { type: 'previous', action: CLICK },
      false,
      ['show(CLICK, 1)', 'firstImage(CLICK, true)'],
    ],
    ['previous at the first image', 0, { type: 'previous', action: KEYBOARD }, false, []],
    ['next at the last image', 4, { type: 'next', action: SWIPE }, false, []],
    [
      'next at the last image, infinite',
      4,
      { type: 'next', action: KEYBOARD },
      true,
      ['show(KEYBOARD, 1)', 'firstImage(KEYBOARD, true)'],
    ],
    [
      'previous at the first image, infinite',
      0,
      { type: 'previous', action: KEYBOARD },
      true,
      ['show(KEYBOARD, 5)', 'lastImage(KEYBOARD, true)'],
    ],
    [
      'autoplay reaching the last image',
      3,
      { type: 'next', action: AUTOPLAY },
      false,
      ['show(AUTOPLAY, 5)', 'lastImage(AUTOPLAY, true)'],
    ],
    ['navigateTo(3)', 0, { type: 'goTo', index: 3, action: NORMAL }, false, ['show(NORMAL, 4)']],
    ['navigateTo(9)', 0, { type: 'goTo', index: 9, action: NORMAL }, false, []],
    ['navigateTo(-1)', 2, { type: 'goTo', index: -1, action: NORMAL }, true, []],
    ['navigateTo(1.5)', 2, { type: 'goTo', index: 1.5, action: NORMAL }, true, []],
    ['navigateTo(NaN)', 2, { type: 'goTo', index: Number.NaN, action: NORMAL }, true, []],
    [
      'the active thumbnail',
      2,
      { type: 'goTo', index: 2, action: CLICK },
      false,
      ['show(CLICK, 3)'],
    ],
  ])('emits the right events for %s', (_, index, command, infinite, expected) => {
    expect(run(stateAt(index), command, infinite ? endless : finite).events).toEqual(expected);
  });

  it('a single image has no next one, infinite or not', () => {
    expect(run(stateAt(0, oneImage), { type: 'next', action: KEYBOARD }, endless).events).toEqual(
      [],
    );
    expect(
      run(stateAt(0, oneImage), { type: 'previous', action: KEYBOARD }, endless).events,
    ).toEqual([]);
  });

  it('a command that changes nothing returns the same state object', () => {
    const state = stateAt(4);
    expect(run(state, { type: 'next', action: CLICK }).after).toBe(state);
  });
});

describe('the thumbnail window', () => {
  it('scrolls without changing the active image', () => {
    const { after, events } = run(stateAt(0), { type: 'scroll', step: 1 });
    expect(after).toMatchObject({ index: 0, window: { start: 1, end: 4 } });
    expect(events).toEqual([]);
  });

  it('returns to the active image with the next navigation', () => {
    const { after } = run(stateAt(0), { type: 'scroll', step: 1 });
    expect(run(after, { type: 'goTo', index: 0, action: Action.CLICK }).after.window).toEqual({
      start: 0,
      end: 3,
    });
  });
});

describe('updating the images', () => {
  const update = (images: readonly GalleryImage[]): SlideCommand => ({ type: 'update', images });

  it('an image added at the end emits no show event', () => {
    const { after, events } = run(
      stateAt(2),
      update([...fiveImages, { id: 5, modal: { img: '/i5.jpg' } }]),
    );
    expect(events).toEqual(['hasData(LOAD, true)']);
    expect(after).toMatchObject({ index: 2, window: { start: 1, end: 4 } });
    expect(after.images).toHaveLength(6);
  });

  it('an image added in front moves the active one and emits show', () => {
    const { after, events } = run(
      stateAt(2),
      update([{ id: 5, modal: { img: '/i5.jpg' } }, ...fiveImages]),
    );
    expect(events).toEqual(['hasData(LOAD, true)', 'show(LOAD, 4)']);
    expect(after.index).toBe(3);
  });

  it('another file under the same id emits show', () => {
    const images = fiveImages.map((image) =>
      image.id === 1 ? { id: 1, modal: { img: '/new.jpg' } } : image,
    );
    expect(run(stateAt(1), update(images)).events).toEqual([
      'hasData(LOAD, true)',
      'show(LOAD, 2)',
    ]);
  });

  it('an equal copy of the active image emits no show event', () => {
    const images = fiveImages.map((image) => ({ ...image, modal: { ...image.modal } }));
    expect(run(stateAt(1), update(images)).events).toEqual(['hasData(LOAD, true)']);
  });

  it('when the active image is removed, the one at its position is shown', () => {
    const { after, events } = run(stateAt(2), update(fiveImages.filter(({ id }) => id !== 2)));
    expect(events).toEqual(['hasData(LOAD, true)', 'show(LOAD, 3)']);
    expect(after.images[after.index]).toBe(fiveImages[3]);
  });

  it('when the last image is removed, the new last one is shown', () => {
    expect(run(stateAt(4), update(fiveImages.slice(0, 4))).events).toEqual([
      'hasData(LOAD, true)',
      'show(LOAD, 4)',
      'lastImage(NORMAL, true)',
    ]);
  });

  it('an empty list closes the gallery', () => {
    const { after, events } = run(stateAt(2), update([]));
    expect(events).toEqual(['close(NORMAL, true)']);
    expect(after.open).toBe(false);
  });
});

describe('a growing list of the modal gallery', () => {
  const { CLICK } = Action;
  const growing = { infinite: true, previews: 3, kind: modalSlides, loadingMore: true };
  const next: SlideCommand = { type: 'next', action: CLICK };
  const previous: SlideCommand = { type: 'previous', action: CLICK };
  const grow = (count: number): SlideCommand => ({ type: 'update', images: imagesOf(count) });
  const goTo = (index: number): SlideCommand => ({ type: 'goTo', index, action: CLICK });
  const arrived = ['hasData(LOAD, true)', 'show(NORMAL, 6)'];

  it.each<[string, SlideCommand[], { index: number; waiting: boolean }, string[]]>([
    ['waits after the last image', [next], { index: 4, waiting: true }, []],
    ['waits on', [next, next], { index: 4, waiting: true }, []],
    ['returns to the last image', [next, previous], { index: 4, waiting: false }, []],
    [
      'goes back from there',
      [next, previous, previous],
      { index: 3, waiting: false },
      ['show(CLICK, 4)'],
    ],
    [
      'leaves the waiting slide with a jump',
      [next, goTo(1)],
      { index: 1, waiting: false },
      ['show(CLICK, 2)'],
    ],
    ['shows the image that arrives', [next, grow(8)], { index: 5, waiting: false }, arrived],
    [
      'shows the last image that arrives',
      [next, grow(6)],
      { index: 5, waiting: false },
      [...arrived, 'lastImage(NORMAL, true)'],
    ],
    [
      'stays without waiting when images arrive',
      [grow(8)],
      { index: 4, waiting: false },
      ['hasData(LOAD, true)'],
    ],
    [
      'waits on when no image arrives',
      [next, grow(5)],
      { index: 4, waiting: true },
      ['hasData(LOAD, true)'],
    ],
  ])('%s', (_, commands, expected, expectedEvents) => {
    let state = stateAt(4, imagesOf(5));
    const all: string[] = [];
    for (const command of commands) {
      const { after, events } = run(state, command, growing);
      state = after;
      all.push(...events);
    }
    expect(state).toMatchObject(expected);
    expect(all).toEqual(expectedEvents);
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

describe('closing the modal gallery', () => {
  it('emits close with its action, and nothing afterwards', () => {
    const { after, events } = run(stateAt(2), { type: 'close', action: Action.KEYBOARD });
    expect(events).toEqual(['close(KEYBOARD, true)']);
    for (const command of [
      { type: 'close', action: Action.NORMAL },
      { type: 'next', action: Action.CLICK },
      { type: 'update', images: [] },
      { type: 'stop', isStopped: true },
    ] satisfies SlideCommand[]) {
      expect(run(after, command)).toEqual({ after, events: [] });
    }
  });
});

it('autoplay is stopped and started again by the stop command', () => {
  const { after } = run(stateAt(0), { type: 'stop', isStopped: true });
  expect(after.isStopped).toBe(true);
  expect(run(after, { type: 'stop', isStopped: false }).after.isStopped).toBe(false);
});

describe('any sequence of modal commands', () => {
  const action = fc.constantFrom(
    Action.CLICK,
    Action.KEYBOARD,
    Action.SWIPE,
    Action.AUTOPLAY,
    Action.NORMAL,
  );
  const command: fc.Arbitrary<SlideCommand> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ type: fc.constantFrom('next' as const, 'previous' as const), action }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('goTo' as const),
        index: fc.integer({ min: -3, max: 15 }),
        action,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('scroll' as const),
        step: fc.constantFrom(1 as const, -1 as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('stop' as const), isStopped: fc.boolean() }),
    },
    {
      weight: 2,
      arbitrary: fc
        .shuffledSubarray(imagesOf(10), { minLength: 0 })
        .map((images) => ({ type: 'update' as const, images })),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('close' as const), action }) },
  );

  it('keeps index and thumbnail window inside the list, emits in order and closes once', () => {
    fc.assert(
      fc.property(
        fc.array(command, { maxLength: 40 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        (commands, infinite, previews) => {
          const rules = { infinite, previews, kind: modalSlides };
          const images = imagesOf(5);
          let state = startSlides(images, 0, previews);
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
            expect(after.window.start).toBeGreaterThanOrEqual(0);
            expect(after.window.end - after.window.start).toBe(Math.min(previews, count));
            expect(after.window.end).toBeLessThanOrEqual(count);
            expect(names.join(' ')).toMatch(/^(hasData ?)?(show( (firstImage|lastImage))?)?$/);
            const shown = events.find(({ name }) => name === 'show');
            if (shown) expect(shown.result).toBe(after.index + 1);
            expect(names.includes('firstImage')).toBe(names.includes('show') && after.index === 0);
            expect(names.includes('lastImage')).toBe(
              names.includes('show') && after.index > 0 && after.index === count - 1,
            );
          }
          expect(closeCount).toBe(state.open ? 0 : 1);
        },
      ),
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
