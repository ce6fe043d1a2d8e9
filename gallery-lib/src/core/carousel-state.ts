import { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { followIndex, nextIndex, previousIndex } from './navigation';
import { shiftWindow, windowAfterChange, windowAround, type PreviewWindow } from './preview-window';

/** State of a carousel. */
export interface CarouselState {
  readonly images: readonly GalleryImage[];
  readonly index: number;
  /** Visible range of the thumbnails. */
  readonly window: PreviewWindow;
  /** True after the user or the application has stopped autoplay. */
  readonly isStopped: boolean;
  /** Trigger of the last change of the image; `LOAD` before the first one. */
  readonly trigger: Action;
}

/** Command for `reduceCarousel`; `index` is 0-based. */
export type CarouselCommand =
  | { type: 'next' | 'previous'; action: Action }
  | { type: 'goTo'; index: number; action: Action }
  | { type: 'scroll'; step: 1 | -1 }
  | { type: 'stop'; isStopped: boolean }
  | { type: 'update'; images: readonly GalleryImage[] };

/** Event to emit after a command. */
export interface CarouselEvent {
  readonly name: 'firstImage' | 'lastImage' | 'changeImage';
  readonly action: Action;
  readonly result: number | true;
}

/** Part of the configuration that the reducer needs. */
export interface CarouselRules {
  readonly infinite: boolean;
  /** Number of thumbnails shown at once. */
  readonly previews: number;
}

type Step = [CarouselState, CarouselEvent[]];

/** Returns the initial state, with the first image active. */
export function startCarousel(
  images: readonly GalleryImage[],
  { previews }: CarouselRules,
): CarouselState {
  const window = windowAround(0, previews, images.length);
  return { images, index: 0, window, isStopped: false, trigger: Action.LOAD };
}

function goTo(state: CarouselState, index: number, action: Action, rules: CarouselRules): Step {
  const count = state.images.length;
  if (!Number.isInteger(index) || index < 0 || index >= count) return [state, []];
  const events: CarouselEvent[] = [{ name: 'changeImage', action, result: index + 1 }];
  if (index === 0) events.unshift({ name: 'firstImage', action, result: true });
  else if (index === count - 1) events.unshift({ name: 'lastImage', action, result: true });
  const window =
    index === state.index
      ? state.window
      : windowAfterChange(state.window, state.index, index, rules.previews, count);
  return [{ ...state, index, trigger: action, window }, events];
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
  // A new array with the same images must not undo the user's scrolling of the thumbnails.
  const window = sameSize && sameList ? state.window : windowAround(index, previews, images.length);
  const image = images[index];
  const changed = image?.id !== shown?.id || image?.modal.img !== shown?.modal.img;
  return [
    { ...state, images, index, window, trigger: changed ? Action.NORMAL : state.trigger },
    changed ? [{ name: 'changeImage', action: Action.NORMAL, result: index + 1 }] : [],
  ];
}

/** Returns the state after a command and the events to emit, in order. The only place where the state changes. */
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
      return [{ ...state, isStopped: command.isStopped }, []];
    case 'update':
      return update(state, command.images, rules);
  }
}
