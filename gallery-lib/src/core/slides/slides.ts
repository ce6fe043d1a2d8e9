import { Action } from '../../model/enums';
import { getGiven } from '../images/normalize-images';
import type { NormalizedImage } from '../images/normalized-image';
import { report } from '../report';
import { createStore, type Store } from '../store';
import { clampIndex, followIndex, nextIndex, previousIndex } from './navigation';

/** How a step to a neighbour was asked for. */
export interface SlideStep {
  /** Side of the image that was asked for. */
  readonly direction?: 1 | -1;
  /** True for a held key, which shows the image at once. */
  readonly isCut?: boolean;
}

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
  /** How the active slide was asked for, if by a step to a neighbour. */
  readonly step: SlideStep;
}

/** Command that changes the state; `index` is 0-based. */
export type SlideCommand =
  | { type: 'next' | 'previous'; action: Action; isCut?: boolean }
  | { type: 'goTo'; index: number; action: Action; step?: SlideStep }
  | { type: 'close'; action: Action }
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

/** Part of the configuration on which commands depend. */
export interface SlideRules {
  /** True for a carousel, whose events are others than those of a modal gallery. */
  readonly isCarousel: boolean;
  readonly infinite: boolean;
  /** True while more images will follow the last one. */
  readonly loadingMore?: boolean;
  /** Returns the next index or -1. Default: that of the next image. */
  readonly getNext?: typeof nextIndex;
  /** Returns the previous index or -1. Default: that of the previous image. */
  readonly getPrevious?: typeof previousIndex;
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

/** Returns whether two lists have the same ids in the same order. */
export function hasSameIds(a: readonly NormalizedImage[], b: readonly NormalizedImage[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}

/** Returns the initial state. */
export function startSlides(source: readonly NormalizedImage[], index: number): SlideState {
  const images = [...source];
  const trigger = Action.LOAD;
  return { source, images, index, isStopped: false, open: true, waiting: false, trigger, step: {} };
}

/** State after a command, and the events to emit. */
type Change = [SlideState, SlideEvent[]];

const createEvent = (
  name: SlideEvent['name'],
  action: Action,
  result: SlideEvent['result'] = true,
): SlideEvent => ({ name, action, result });

/** Returns the event of the first or the last image, if it is the active one. */
function getEdgeEvents({ index, images }: SlideState, action: Action): SlideEvent[] {
  if (index === 0) return [createEvent('firstImage', action)];
  return index === images.length - 1 ? [createEvent('lastImage', action)] : [];
}

/** Returns the events to emit after a modal gallery has opened. */
export function getOpeningEvents(state: SlideState): SlideEvent[] {
  return [
    createEvent('hasData', Action.LOAD),
    createEvent('show', Action.LOAD, state.index + 1),
    ...getEdgeEvents(state, Action.NORMAL),
  ];
}

function goTo(
  state: SlideState,
  index: number,
  action: Action,
  { isCarousel }: SlideRules,
  step: SlideStep = {},
): Change {
  if (!Number.isInteger(index) || index < 0 || index >= state.images.length) return [state, []];
  const next = { ...state, index, trigger: action, waiting: false, step };
  const change = createEvent(isCarousel ? 'changeImage' : 'show', action, index + 1);
  const edge = getEdgeEvents(next, action);
  return [next, isCarousel ? [...edge, change] : [change, ...edge]];
}

function move(
  state: SlideState,
  { type, action, isCut }: SlideCommand & { type: 'next' | 'previous' },
  rules: SlideRules,
): Change {
  const neighbours = getNeighbours(state, rules);
  const step: SlideStep = { direction: type === 'next' ? 1 : -1, isCut };
  const waiting = type === 'next' && neighbours.next < 0 && rules.loadingMore === true;
  // The slide before the waiting one is the last image, which is still the active one.
  if (waiting || neighbours.isWaiting)
    return [waiting === state.waiting ? state : { ...state, waiting, step }, []];
  return goTo(state, neighbours[type], action, rules, step);
}

const close = (state: SlideState, action: Action): Change => [
  { ...state, open: false },
  [createEvent('close', action)],
];

/** Returns the state with another list, in which the active image stays active if it is there. */
function replaceImages(
  state: SlideState,
  source: readonly NormalizedImage[],
  isCarousel: boolean,
): Change {
  const { id } = state.images[state.index] ?? {};
  const found = followIndex(id, state.index, source);
  if (found < 0 && !isCarousel) return close(state, Action.NORMAL);
  const isSame = source[found]?.id === id;
  const index = Math.max(0, found);
  const step = isSame ? state.step : {};
  const next = { ...state, source, images: [...source], index, step };
  if (!isCarousel) {
    const events = getOpeningEvents(next);
    const shown = isSame && index === state.index ? events.slice(0, 1) : events;
    return [{ ...next, trigger: Action.LOAD }, shown];
  }
  if (isSame) return [next, []];
  const trigger = Action.NORMAL;
  return [{ ...next, trigger }, [createEvent('changeImage', trigger, index + 1)]];
}

function update(state: SlideState, source: readonly NormalizedImage[], rules: SlideRules): Change {
  const { isCarousel } = rules;
  // A carousel updates at every render, and the application may have changed the same array.
  if (isCarousel && source === state.source) return [state, []];
  const step = replaceImages(state, source, isCarousel);
  const [next, events] = step;
  if (!next.open || !state.waiting || next.index === next.images.length - 1) return step;
  // The image that the waiting slide stood for has arrived.
  const [arrived, more] = goTo(next, next.index + 1, Action.NORMAL, rules);
  return [arrived, [...events, ...more]];
}

/** Returns the state after a command and the events to emit, in order. The only place where the state changes. */
export function reduceSlides(state: SlideState, command: SlideCommand, rules: SlideRules): Change {
  if (!state.open) return [state, []];
  switch (command.type) {
    case 'next':
    case 'previous':
      return move(state, command, rules);
    case 'goTo':
      return goTo(state, command.index, command.action, rules, command.step);
    case 'stop':
      return [{ ...state, isStopped: command.isStopped }, []];
    case 'update':
      return update(state, command.images, rules);
    case 'close':
      return close(state, command.action);
  }
}

/** State of a modal gallery or a carousel and the functions that change it. */
export interface Slides extends Store<SlideState> {
  /**
   * Applies a command and emits its events synchronously and in order. Those of a command by a listener are queued, so that
   * every listener receives the present event first. An error thrown by `emit` is reported.
   * @throws Error in development, when listeners trigger each other endlessly.
   */
  dispatch(command: SlideCommand): void;
  /** Shows the image at the index that the application has set, clamped to the list. */
  setIndex(index: number): void;
  /** Emits the events of a modal gallery that has opened. */
  emitOpening(): void;
}

/** Functions that return the present options, because they change while a gallery is mounted. */
export interface SlidesOptions {
  rules(): SlideRules;
  /** Returns whether the application controls the index. */
  isControlled(): boolean;
  emit(event: SlideEvent): void;
  /** Called after a change of the state, before its events; returns the events to emit. */
  onChange?(before: SlideState, command: SlideCommand, events: SlideEvent[]): SlideEvent[];
}

/** Events emitted in one go before development takes their listeners for an endless loop. */
const LIMIT = 500;

/** Creates the store of a gallery. With a controlled index a step only asks the application for another index. */
export function createSlides(initial: SlideState, options: SlidesOptions): Slides {
  const store = createStore(initial);
  const queue: SlideEvent[] = [];
  let emitted = 0;
  let request: Pick<SlideCommand & { type: 'goTo' }, 'index' | 'action' | 'step'> | undefined;

  const emit = (events: readonly SlideEvent[], { images, index }: SlideState) => {
    const active = images[index];
    const image = active && getGiven(active);
    queue.push(...events.map((event) => ({ ...event, image })));
    if (emitted) return;
    for (let event; (event = queue.shift());) {
      emitted += 1;
      try {
        options.emit(event);
      } catch (error) {
        report(error);
      }
    }
    emitted = 0;
  };
  const apply = (command: SlideCommand, isOwner = false) => {
    if (process.env.NODE_ENV !== 'production' && emitted > LIMIT)
      throw new Error('Gallery listeners trigger each other endlessly.');
    const before = store.get();
    const [next, events] = reduceSlides(before, command, options.rules());
    const action = 'action' in command ? command.action : Action.NORMAL;
    const moved = next.index !== before.index && !isOwner;
    const indexChange = moved ? [createEvent('indexChange', action, next.index)] : [];
    if (moved && command.type !== 'update' && options.isControlled()) {
      request = { index: next.index, action, step: next.step };
      emit(indexChange, next);
      return;
    }
    if (next !== before) store.set(next);
    const allowed = options.onChange?.(before, command, events) ?? events;
    emit([...allowed, ...indexChange], next);
  };

  return {
    ...store,
    dispatch: (command) => apply(command),
    setIndex(given) {
      const index = clampIndex(given, store.get().images.length);
      // It is set again when the list changes; what was asked for may still be answered.
      if (index === store.get().index) return;
      const asked = request?.index === index ? request : { index, action: Action.NORMAL };
      request = undefined;
      apply({ type: 'goTo', ...asked }, true);
    },
    emitOpening: () => emit(getOpeningEvents(store.get()), store.get()),
  };
}
