import { Action } from 'ks-gallery-react';
import { modalSlides } from '@/gallery-lib/src/core/slides/modal-slides';
import { createSlides } from '@/gallery-lib/src/core/slides/slides';
import {
  startSlides,
  type SlideCommand,
  type SlideEvent,
  type SlideRules,
} from '@/gallery-lib/src/core/slides/slide-state';
import { imagesOf } from '../gallery-images';

const { CLICK, SWIPE, NORMAL } = Action;

function setup(start: number, controlled: boolean, rules: Partial<SlideRules> = {}) {
  const events: string[] = [];
  const notify = jest.fn();
  const slides = createSlides(startSlides(imagesOf(5), start, 3), {
    rules: () => ({ infinite: false, previews: 3, kind: modalSlides, ...rules }),
    isControlled: () => controlled,
    emit: ({ name, action, result, image }: SlideEvent) =>
      void events.push(`${name}(${Action[action]}, ${result}) ${image?.id}`),
  });
  slides.subscribe(notify);
  return { slides, events, notify };
}

describe('the slides of a gallery', () => {
  const steps: [string, number, SlideCommand, number, string[]][] = [
    [
      'a step',
      1,
      { type: 'next', action: CLICK },
      2,
      ['show(CLICK, 3) 2', 'indexChange(CLICK, 2) 2'],
    ],
    [
      'a step to the last image',
      3,
      { type: 'next', action: SWIPE },
      4,
      ['show(SWIPE, 5) 4', 'lastImage(SWIPE, true) 4', 'indexChange(SWIPE, 4) 4'],
    ],
    ['a step that is not possible', 4, { type: 'next', action: CLICK }, 4, []],
    ['the active image', 2, { type: 'goTo', index: 2, action: CLICK }, 2, ['show(CLICK, 3) 2']],
    [
      'images added in front',
      1,
      { type: 'update', images: [{ id: 9, modal: { img: '/9.jpg' } }, ...imagesOf(5)] },
      2,
      ['hasData(LOAD, true) 1', 'show(LOAD, 3) 1', 'indexChange(NORMAL, 2) 1'],
    ],
    ['closing', 2, { type: 'close', action: CLICK }, 2, ['close(CLICK, true) 2']],
  ];

  it.each(steps)('emit the events of %s', (_, start, command, index, expected) => {
    const { slides, events } = setup(start, false);
    slides.dispatch(command);
    expect(slides.get().index).toBe(index);
    expect(events).toEqual(expected);
  });

  it.each<[string, number, SlideCommand, number, string[]]>([
    ['a step', 1, { type: 'next', action: CLICK }, 1, ['indexChange(CLICK, 2) 2']],
    ['a step that is not possible', 4, { type: 'next', action: CLICK }, 4, []],
    ['a jump', 0, { type: 'goTo', index: 3, action: SWIPE }, 0, ['indexChange(SWIPE, 3) 3']],
    ['the active image', 2, { type: 'goTo', index: 2, action: CLICK }, 2, ['show(CLICK, 3) 2']],
    ['scrolled thumbnails', 0, { type: 'scroll', step: 1 }, 0, []],
    ['closing', 2, { type: 'close', action: CLICK }, 2, ['close(CLICK, true) 2']],
  ])(
    'only ask the application that controls the index about %s',
    (_, start, command, index, expected) => {
      const { slides, events } = setup(start, true);
      slides.dispatch(command);
      expect(slides.get().index).toBe(index);
      expect(events).toEqual(expected);
    },
  );

  it.each<[string, SlideCommand | undefined, number, number, string[]]>([
    ['a change of its own', undefined, 3, 3, ['show(NORMAL, 4) 3']],
    ['the requested step', { type: 'next', action: CLICK }, 2, 2, ['show(CLICK, 3) 2']],
    [
      'another index than the requested one',
      { type: 'next', action: CLICK },
      3,
      3,
      ['show(NORMAL, 4) 3'],
    ],
    ['the same index', { type: 'next', action: CLICK }, 1, 1, []],
    [
      'an index after the list',
      undefined,
      9,
      4,
      ['show(NORMAL, 5) 4', 'lastImage(NORMAL, true) 4'],
    ],
    ['a negative index', undefined, -1, 0, ['show(NORMAL, 1) 0', 'firstImage(NORMAL, true) 0']],
  ])('follow the application: %s', (_, command, index, expected, emitted) => {
    const { slides, events } = setup(1, true);
    if (command) slides.dispatch(command);
    events.length = 0;
    slides.setIndex(index);
    expect(slides.get().index).toBe(expected);
    expect(events).toEqual(emitted);
  });

  it('show the waiting slide without asking, and the image that arrives', () => {
    const { slides, events, notify } = setup(4, true, { loadingMore: true });
    slides.dispatch({ type: 'next', action: CLICK });
    expect(slides.get()).toMatchObject({ index: 4, waiting: true });
    expect([events, notify.mock.calls.length]).toEqual([[], 1]);
    slides.dispatch({ type: 'update', images: imagesOf(6) });
    expect(slides.get()).toMatchObject({ index: 5, waiting: false });
    expect(events.at(-1)).toBe('indexChange(NORMAL, 5) 5');
  });

  it('do not notify subscribers of a command without effect', () => {
    const { slides, notify } = setup(4, false);
    slides.dispatch({ type: 'next', action: NORMAL });
    slides.dispatch({ type: 'goTo', index: 7, action: NORMAL });
    expect(notify).not.toHaveBeenCalled();
  });

  it('emit events with the active image', () => {
    const { slides, events } = setup(2, false);
    slides.emitEvents(({ index }) => [{ name: 'show', action: NORMAL, result: index + 1 }]);
    expect(events).toEqual(['show(NORMAL, 3) 2']);
  });
});
