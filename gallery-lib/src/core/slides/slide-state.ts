import { Action } from '../../model/enums';
import type { NormalizedImage } from '../images/normalized-image';
import { followIndex, nextIndex, previousIndex } from './navigation';

/** State of a modal gallery or a carousel. */
export interface SlideState {
  /** The list that was given. */
  readonly source: readonly NormalizedImage[];
  /** Copy of that list, because the application may change it. */
  readonly images: readonly NormalizedImage[];
  readonly index: number;
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
  | { type: 'stop'; isStopped: boolean }
  | { type: 'update'; images: readonly NormalizedImage[] };

/** Event to emit after a command. */
export interface SlideEvent {
  readonly name:
    'hasData' | 'show' | 'changeImage' | 'firstImage' | 'lastImage' | 'close' | 'indexChange';
  readonly action: Action;
  /** 1-based position, or `true` for events without one; 0-based index for `indexChange`. */
  readonly result: number | true;
  /** The active image after the command. */
  readonly image?: NormalizedImage;
}

/** Part of the configuration that the reducer needs. */
export interface SlideRules {
  readonly infinite: boolean;
  readonly kind: SlideKind;
  /** True while more images will follow the last one. */
  readonly loadingMore?: boolean;
  /** Returns the next index or -1. Default: that of the next image. */
  readonly getNext?: typeof nextIndex;
  /** Returns the previous index or -1. Default: that of the previous image. */
  readonly getPrevious?: typeof previousIndex;
}

/** State after a command, and the events to emit. */
export type Step = [SlideState, SlideEvent[]];

/** What differs between a modal gallery and a carousel: the events. */
export interface SlideKind {
  /** Completes a change of the image; `edge` are the events of the first or the last image. */
  change(before: SlideState, next: SlideState, edge: SlideEvent[]): Step;
  /** Replaces the list; the index is -1 if it is empty. */
  update(state: SlideState, source: readonly NormalizedImage[]): Step;
}

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
  const { infinite, loadingMore = false, getNext = nextIndex } = rules;
  const wraps = infinite && !loadingMore;
  const isWaiting = waiting && loadingMore;
  const next = getNext(index, images.length, wraps);
  const previous = (rules.getPrevious ?? previousIndex)(index, images.length, wraps);
  return {
    next,
    previous,
    canGoNext: !isWaiting && (next >= 0 || loadingMore),
    canGoPrevious: isWaiting || previous >= 0,
    isWaiting,
  };
}

/** Returns whether autoplay has no further image to show, and waits for none. */
export const hasEnded = ({ canGoNext, isWaiting }: Neighbours): boolean => !canGoNext && !isWaiting;

/** Returns the initial state. */
export function startSlides(images: readonly NormalizedImage[], index: number): SlideState {
  return {
    source: images,
    images: [...images],
    index,
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

/** Returns the event of the first or the last image, if it is the active one. */
export function getEdgeEvents({ index, images }: SlideState, action: Action): SlideEvent[] {
  if (index === 0) return [createEvent('firstImage', action)];
  return index === images.length - 1 ? [createEvent('lastImage', action)] : [];
}

/** Returns whether two lists have the same ids in the same order. */
export function hasSameIds(a: readonly NormalizedImage[], b: readonly NormalizedImage[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}

/** Returns the state with another list and the index of the active image in it. */
export function replaceImages(state: SlideState, source: readonly NormalizedImage[]): SlideState {
  const index = followIndex(state.images[state.index]?.id, state.index, source);
  return { ...state, source, images: [...source], index };
}

function goTo(state: SlideState, index: number, action: Action, rules: SlideRules): Step {
  if (!Number.isInteger(index) || index < 0 || index >= state.images.length) return [state, []];
  const next = { ...state, index, trigger: action, waiting: false };
  return rules.kind.change(state, next, getEdgeEvents(next, action));
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

function update(state: SlideState, source: readonly NormalizedImage[], rules: SlideRules): Step {
  const step = rules.kind.update(state, source);
  const [next, events] = step;
  if (next.index < 0) return close(state, Action.NORMAL);
  if (!state.waiting || next.index === next.images.length - 1) return step;
  // The image that the waiting slide stood for has arrived.
  const [arrived, more] = goTo(next, next.index + 1, Action.NORMAL, rules);
  return [arrived, [...events, ...more]];
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
    case 'stop':
      return [{ ...state, isStopped: command.isStopped }, []];
    case 'update':
      return update(state, command.images, rules);
    case 'close':
      return close(state, command.action);
  }
}
