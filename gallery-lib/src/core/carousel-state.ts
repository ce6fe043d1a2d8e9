import { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { followIndex, nextIndex, previousIndex } from './navigation';
import { shiftWindow, windowAfterChange, windowAround, type PreviewWindow } from './preview-window';

/** Everything about a carousel that can change. */
export interface CarouselState {
  readonly images: readonly GalleryImage[];
  readonly index: number;
  /** Visible part of the preview row. */
  readonly window: PreviewWindow;
  /** Whether automatic advance has been stopped, by the reader or by the page. */
  readonly stopped: boolean;
  /** What caused the last change of image; `LOAD` before the first one. */
  readonly cause: Action;
}

/** Everything that can happen to it; `index` counts from 0. */
export type CarouselCommand =
  | { type: 'next' | 'previous'; action: Action }
  | { type: 'goTo'; index: number; action: Action }
  | { type: 'scroll'; step: 1 | -1 }
  | { type: 'stop'; stopped: boolean }
  | { type: 'update'; images: readonly GalleryImage[] };

/** What is to be told, in this order. */
export interface CarouselOutcome {
  readonly name: 'firstImage' | 'lastImage' | 'changeImage';
  readonly action: Action;
  readonly result: number | true;
}

/** The parts of the configuration on which the rules depend. */
export interface CarouselRules {
  readonly infinite: boolean;
  /** How many previews are shown at once. */
  readonly previews: number;
}

type Step = [CarouselState, CarouselOutcome[]];

/** A carousel before anything has happened: the first image, and nothing told. */
export function startCarousel(
  images: readonly GalleryImage[],
  { previews }: CarouselRules,
): CarouselState {
  const window = windowAround(0, previews, images.length);
  return { images, index: 0, window, stopped: false, cause: Action.LOAD };
}

function goTo(state: CarouselState, index: number, action: Action, rules: CarouselRules): Step {
  const count = state.images.length;
  if (!Number.isInteger(index) || index < 0 || index >= count) return [state, []];
  const outcomes: CarouselOutcome[] = [{ name: 'changeImage', action, result: index + 1 }];
  if (index === 0) outcomes.unshift({ name: 'firstImage', action, result: true });
  else if (index === count - 1) outcomes.unshift({ name: 'lastImage', action, result: true });
  const window =
    index === state.index
      ? state.window
      : windowAfterChange(state.window, state.index, index, rules.previews, count);
  return [{ ...state, index, cause: action, window }, outcomes];
}

function update(
  state: CarouselState,
  images: readonly GalleryImage[],
  { previews }: CarouselRules,
): Step {
  const size = Math.min(previews, images.length);
  const sameSize = state.window.end - state.window.start === size;
  if (images === state.images && sameSize) return [state, []];
  const shown = state.images[state.index];
  const index = followIndex(shown?.id, state.index, images);
  const sameList =
    images.length === state.images.length &&
    images.every((image, position) => image.id === state.images[position]?.id);
  // A list that is only written anew must not undo what the reader has scrolled.
  const window = sameSize && sameList ? state.window : windowAround(index, previews, images.length);
  const image = images[index];
  const changed = image?.id !== shown?.id || image?.modal.img !== shown?.modal.img;
  return [
    { ...state, images, index, window, cause: changed ? Action.NORMAL : state.cause },
    changed ? [{ name: 'changeImage', action: Action.NORMAL, result: index + 1 }] : [],
  ];
}

/** The only place where a carousel changes: the state after a command, and what is to be told. */
export function reduceCarousel(
  state: CarouselState,
  command: CarouselCommand,
  rules: CarouselRules,
): Step {
  const count = state.images.length;
  switch (command.type) {
    case 'next':
      return goTo(state, nextIndex(state.index, count, rules.infinite), command.action, rules);
    case 'previous':
      return goTo(state, previousIndex(state.index, count, rules.infinite), command.action, rules);
    case 'goTo':
      return goTo(state, command.index, command.action, rules);
    case 'scroll':
      return [{ ...state, window: shiftWindow(state.window, command.step, count, false) }, []];
    case 'stop':
      return [{ ...state, stopped: command.stopped }, []];
    case 'update':
      return update(state, command.images, rules);
  }
}
