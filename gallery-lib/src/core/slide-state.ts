import { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { followIndex, nextIndex, previousIndex } from './navigation';
import { shiftWindow, windowAfterChange, windowAround, type PreviewWindow } from './preview-window';

/** State of a modal gallery or a carousel. */
export interface SlideState {
  /** The list that was given. */
  readonly source: readonly GalleryImage[];
  /** Copy of that list, because the application may change it. */
  readonly images: readonly GalleryImage[];
  readonly index: number;
  /** Visible range of the thumbnails. */
  readonly window: PreviewWindow;
  /** True after the user or the application has stopped autoplay. */
  readonly isStopped: boolean;
  /** True until a modal gallery closes. */
  readonly open: boolean;
  /** True while the waiting slide is shown, after the last image of a list that is growing. */
  readonly waiting: boolean;
  /** Trigger of the last change of the image; `LOAD` before the first one. */
  readonly trigger: Action;
}

/** Command for `reduceSlides`; `index` is 0-based. */
export type SlideCommand =
  | { type: 'next' | 'previous' | 'close'; action: Action }
  | { type: 'goTo'; index: number; action: Action }
  | { type: 'scroll'; step: 1 | -1 }
  | { type: 'stop'; isStopped: boolean }
  | { type: 'update'; images: readonly GalleryImage[] };

/** Event to emit after a command. */
export interface SlideEvent {
  readonly name:
    'hasData' | 'show' | 'changeImage' | 'firstImage' | 'lastImage' | 'close' | 'indexChange';
  readonly action: Action;
  /** 1-based position, or `true` for events without one; 0-based index for `indexChange`. */
  readonly result: number | true;
  /** The active image after the command. */
  readonly image?: GalleryImage;
}

/** Part of the configuration that the reducer needs. */
export interface SlideRules {
  readonly infinite: boolean;
  /** Number of thumbnails shown at once. */
  readonly previews: number;
  /** True for a carousel, whose events and thumbnails differ in order and movement. */
  readonly isCarousel?: boolean;
  /** True while more images will follow the last one. */
  readonly loadingMore?: boolean;
}

type Step = [SlideState, SlideEvent[]];

/** What the controls of a gallery need to know of the images beside the active one. */
export interface Neighbours {
  /** Index of the next image, or -1. */
  readonly next: number;
  /** Index of the previous image, or -1. */
  readonly previous: number;
  readonly canGoNext: boolean;
  readonly canGoPrevious: boolean;
  /** True while the waiting slide is shown instead of the active image. */
  readonly isWaiting: boolean;
}

/** Returns the neighbours of the active image. A list that is growing does not wrap. */
export function getNeighbours(state: SlideState, rules: SlideRules): Neighbours {
  const { index, images, waiting } = state;
  const { infinite, loadingMore = false } = rules;
  const wraps = infinite && !loadingMore;
  const isWaiting = waiting && loadingMore;
  const next = nextIndex(index, images.length, wraps);
  const previous = previousIndex(index, images.length, wraps);
  return {
    next,
    previous,
    canGoNext: !isWaiting && (next >= 0 || loadingMore),
    canGoPrevious: isWaiting || previous >= 0,
    isWaiting,
  };
}

/** Returns the initial state; `previews` is the number of thumbnails shown at once. */
export function startSlides(
  images: readonly GalleryImage[],
  index: number,
  previews: number,
): SlideState {
  return {
    source: images,
    images: [...images],
    index,
    window: windowAround(index, previews, images.length),
    isStopped: false,
    open: true,
    waiting: false,
    trigger: Action.LOAD,
  };
}

/** Returns an event without an image; `result` is `true` by default. */
export function createEvent(
  name: SlideEvent['name'],
  action: Action,
  result: SlideEvent['result'] = true,
): SlideEvent {
  return { name, action, result };
}

function boundary(index: number, count: number, action: Action): SlideEvent[] {
  if (index === 0) return [createEvent('firstImage', action)];
  return index === count - 1 ? [createEvent('lastImage', action)] : [];
}

/** Returns the events to emit after a modal gallery has opened. */
export function getOpeningEvents({ index, images }: SlideState): SlideEvent[] {
  return [
    createEvent('hasData', Action.LOAD),
    createEvent('show', Action.LOAD, index + 1),
    ...boundary(index, images.length, Action.NORMAL),
  ];
}

function goTo(state: SlideState, index: number, action: Action, rules: SlideRules): Step {
  const { images, window } = state;
  const count = images.length;
  if (!Number.isInteger(index) || index < 0 || index >= count) return [state, []];
  const edge = boundary(index, count, action);
  const next = { ...state, index, trigger: action, waiting: false };
  if (!rules.isCarousel) {
    const events = [createEvent('show', action, index + 1), ...edge];
    return [{ ...next, window: windowAround(index, rules.previews, count) }, events];
  }
  if (index !== state.index) {
    next.window = windowAfterChange(window, index, rules.previews, count);
  }
  return [next, [...edge, createEvent('changeImage', action, index + 1)]];
}

function move(
  state: SlideState,
  direction: 'next' | 'previous',
  action: Action,
  rules: SlideRules,
): Step {
  const neighbours = getNeighbours(state, rules);
  const waiting = direction === 'next' && neighbours.next < 0 && rules.loadingMore === true;
  // The slide before the waiting one is the last image, which is still the active one.
  if (waiting || neighbours.isWaiting) {
    return waiting === state.waiting ? [state, []] : [{ ...state, waiting }, []];
  }
  return goTo(state, neighbours[direction], action, rules);
}

function isSameImage(a: GalleryImage | undefined, b: GalleryImage | undefined): boolean {
  const before: Record<string, unknown> = { ...a?.modal };
  const after: Record<string, unknown> = { ...b?.modal };
  return Object.keys({ ...before, ...after }).every((field) =>
    Object.is(before[field], after[field]),
  );
}

function updateCarousel(before: SlideState, state: SlideState): Step {
  const shown = before.images[before.index];
  const image = state.images[state.index];
  if (image?.id === shown?.id && image?.modal.img === shown?.modal.img) return [state, []];
  const event = createEvent('changeImage', Action.NORMAL, state.index + 1);
  return [{ ...state, trigger: Action.NORMAL }, [event]];
}

function updateModal(before: SlideState, state: SlideState): Step {
  const { images, index } = state;
  const events = getOpeningEvents(state);
  const same = index === before.index && isSameImage(before.images[index], images[index]);
  return [{ ...state, trigger: Action.LOAD }, same ? events.slice(0, 1) : events];
}

function update(state: SlideState, source: readonly GalleryImage[], rules: SlideRules): Step {
  const { window } = state;
  const { isCarousel, previews } = rules;
  // A carousel updates at every render, and the application may have changed the same array.
  const isSame = isCarousel && source === state.source;
  const images = isSame ? state.images : [...source];
  const keepsSize = isCarousel && window.end - window.start === Math.min(previews, images.length);
  if (keepsSize && isSame) return [state, []];
  const index = followIndex(state.images[state.index]?.id, state.index, images);
  if (index < 0) return close(state, Action.NORMAL);
  const next = { ...state, source, images, index };
  // A new array with the same images must not undo the user's scrolling of the thumbnails.
  const keepsWindow =
    keepsSize &&
    images.length === state.images.length &&
    images.every(({ id }, position) => id === state.images[position]?.id);
  if (!keepsWindow) next.window = windowAround(index, previews, images.length);
  const step = isCarousel ? updateCarousel(state, next) : updateModal(state, next);
  if (!state.waiting || index === images.length - 1) return step;
  // The image that the waiting slide stood for has arrived.
  const [arrived, events] = goTo(step[0], index + 1, Action.NORMAL, rules);
  return [arrived, [...step[1], ...events]];
}

function close(state: SlideState, action: Action): Step {
  return [{ ...state, open: false }, [createEvent('close', action)]];
}

/** Returns the state after a command and the events to emit, in order. The only place where the state changes. */
export function reduceSlides(state: SlideState, command: SlideCommand, rules: SlideRules): Step {
  if (!state.open) return [state, []];
  switch (command.type) {
    case 'next':
    case 'previous':
      return move(state, command.type, command.action, rules);
    case 'goTo':
      return goTo(state, command.index, command.action, rules);
    case 'scroll': {
      const wraps = rules.infinite && !rules.isCarousel;
      const window = shiftWindow(state.window, command.step, state.images.length, wraps);
      return [{ ...state, window }, []];
    }
    case 'stop':
      return [{ ...state, isStopped: command.isStopped }, []];
    case 'update':
      return update(state, command.images, rules);
    case 'close':
      return close(state, command.action);
  }
}
