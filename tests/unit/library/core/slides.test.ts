import { Action } from 'ks-gallery-react';
import {
  createSlides,
  startSlides,
  type SlideEvent,
  type SlideRules,
} from '@/gallery-lib/src/core/slides/slides';
import { fiveImages } from './normalized-images';
import { formatEvent, readCommand } from './read-command';

function setup(start: number, controlled: boolean, rules: Partial<SlideRules> = {}) {
  const events: string[] = [];
  const notify = jest.fn();
  const slides = createSlides(startSlides(fiveImages, start), {
    rules: () => ({ infinite: false, isCarousel: false, ...rules }),
    isControlled: () => controlled,
    emit: (event: SlideEvent) => void events.push(`${formatEvent(event)} ${event.image?.id}`),
  });
  slides.subscribe(notify);
  const dispatch = (command: string) => slides.dispatch(readCommand(command));
  return { slides, dispatch, events, notify };
}

describe('the slides of a gallery', () => {
  const toLast = ['show(SWIPE, 5) 4', 'lastImage(SWIPE, true) 4', 'indexChange(SWIPE, 4) 4'];
  const added = ['hasData(LOAD, true) 1', 'show(LOAD, 3) 1', 'indexChange(NORMAL, 2) 1'];
  const steps: [string, number, string, number, string[]][] = [
    ['a step', 1, 'next CLICK', 2, ['show(CLICK, 3) 2', 'indexChange(CLICK, 2) 2']],
    ['a step to the last image', 3, 'next SWIPE', 4, toLast],
    ['a step that is not possible', 4, 'next CLICK', 4, []],
    ['the active image', 2, 'goTo 2 CLICK', 2, ['show(CLICK, 3) 2']],
    ['images added in front', 1, 'update 501234', 2, added],
    ['closing', 2, 'close CLICK', 2, ['close(CLICK, true) 2']],
  ];

  it.each(steps)('emit the events of %s', (_, start, command, index, expected) => {
    const { slides, dispatch, events } = setup(start, false);
    dispatch(command);
    expect(slides.get().index).toBe(index);
    expect(events).toEqual(expected);
  });

  it.each<[string, number, string, number, string[]]>([
    ['a step', 1, 'next CLICK', 1, ['indexChange(CLICK, 2) 2']],
    ['a step that is not possible', 4, 'next CLICK', 4, []],
    ['a jump', 0, 'goTo 3 SWIPE', 0, ['indexChange(SWIPE, 3) 3']],
    ['the active image', 2, 'goTo 2 CLICK', 2, ['show(CLICK, 3) 2']],
    ['closing', 2, 'close CLICK', 2, ['close(CLICK, true) 2']],
  ])(
    'only ask the application that controls the index about %s',
    (_, start, command, index, expected) => {
      const { slides, dispatch, events } = setup(start, true);
      dispatch(command);
      expect(slides.get().index).toBe(index);
      expect(events).toEqual(expected);
    },
  );

  it.each<[string, string | undefined, number, number, string[]]>([
    ['a change of its own', undefined, 3, 3, ['show(NORMAL, 4) 3']],
    ['the requested step', 'next CLICK', 2, 2, ['show(CLICK, 3) 2']],
    ['another index than the requested one', 'next CLICK', 3, 3, ['show(NORMAL, 4) 3']],
    ['the same index', 'next CLICK', 1, 1, []],
    [
      'an index after the list',
      undefined,
      9,
      4,
      ['show(NORMAL, 5) 4', 'lastImage(NORMAL, true) 4'],
    ],
    ['a negative index', undefined, -1, 0, ['show(NORMAL, 1) 0', 'firstImage(NORMAL, true) 0']],
  ])('follow the application: %s', (_, command, index, expected, emitted) => {
    const { slides, dispatch, events } = setup(1, true);
    if (command) dispatch(command);
    events.length = 0;
    slides.setIndex(index);
    expect(slides.get().index).toBe(expected);
    expect(events).toEqual(emitted);
  });

  it.each([false, true])(
    'know how a step was asked for, and nothing of other changes, controlled: %p',
    (controlled) => {
      const { slides, dispatch } = setup(2, controlled);
      slides.dispatch({ type: 'previous', action: Action.KEYBOARD, isCut: true });
      if (controlled) slides.setIndex(1);
      expect(slides.get()).toMatchObject({ index: 1, step: { direction: -1, isCut: true } });
      dispatch('goTo 0 CLICK');
      if (controlled) slides.setIndex(0);
      expect([slides.get().index, slides.get().step]).toEqual([0, {}]);
    },
  );

  it('remember what was asked for while the list changes', () => {
    const { slides, dispatch, events } = setup(2, true);
    dispatch('previous SWIPE');
    dispatch('update 01234567');
    slides.setIndex(2);
    events.length = 0;
    slides.setIndex(1);
    expect(events).toEqual(['show(SWIPE, 2) 1']);
    dispatch('update 0123456789');
    expect(slides.get().step).toEqual({ direction: -1 });
  });

  it('show the waiting slide without asking, and the image that arrives', () => {
    const { slides, dispatch, events, notify } = setup(4, true, { loadingMore: true });
    dispatch('next CLICK');
    expect(slides.get()).toMatchObject({ index: 4, waiting: true });
    expect([events, notify.mock.calls.length]).toEqual([[], 1]);
    dispatch('update 012345');
    expect(slides.get()).toMatchObject({ index: 5, waiting: false });
    expect(events.at(-1)).toBe('indexChange(NORMAL, 5) 5');
  });

  it('do not notify subscribers of a command without effect', () => {
    const { dispatch, notify } = setup(4, false);
    dispatch('next NORMAL');
    dispatch('goTo 7 NORMAL');
    expect(notify).not.toHaveBeenCalled();
  });

  it('emit events with the active image', () => {
    const { slides, events } = setup(2, false);
    slides.emitOpening();
    expect(events).toEqual(['hasData(LOAD, true) 2', 'show(LOAD, 3) 2']);
  });
});
