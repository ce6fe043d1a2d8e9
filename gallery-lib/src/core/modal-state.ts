import { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { followIndex, nextIndex, previousIndex } from './navigation';
import { shiftWindow, windowAround, type PreviewWindow } from './preview-window';

/** Everything about an open modal gallery that can change. */
export interface ModalState {
  readonly images: readonly GalleryImage[];
  readonly index: number;
  /** Visible part of the thumbnail strip. */
  readonly window: PreviewWindow;
  /** Whether the reader has stopped automatic advance. */
  readonly stopped: boolean;
  readonly open: boolean;
  /** What caused the last change of image; live regions speak only of the reader's own. */
  readonly cause: Action;
}

/** Everything that can happen to it; `index` counts from 0. */
export type ModalCommand =
  | { type: 'next' | 'previous' | 'close'; action: Action }
  | { type: 'goTo'; index: number; action: Action }
  | { type: 'scroll'; step: 1 | -1 }
  | { type: 'toggle' }
  | { type: 'update'; images: readonly GalleryImage[] };

/** What is to be told, in this order. */
export interface ModalOutcome {
  readonly name: 'hasData' | 'show' | 'firstImage' | 'lastImage' | 'close';
  readonly action: Action;
  readonly result: number | true;
}

/** The parts of the configuration on which the rules depend. */
export interface ModalRules {
  readonly infinite: boolean;
  readonly previews: number;
}

function boundary(index: number, count: number, action: Action): ModalOutcome[] {
  if (index === 0) return [{ name: 'firstImage', action, result: true }];
  return index === count - 1 ? [{ name: 'lastImage', action, result: true }] : [];
}

/** What is told when a gallery has opened. */
export function openingOutcomes({ index, images }: ModalState): ModalOutcome[] {
  return [
    { name: 'hasData', action: Action.LOAD, result: true },
    { name: 'show', action: Action.LOAD, result: index + 1 },
    ...boundary(index, images.length, Action.NORMAL),
  ];
}

function samePicture(a: GalleryImage | undefined, b: GalleryImage | undefined): boolean {
  const before = Object.entries(a?.modal ?? {});
  const after: Record<string, unknown> = { ...b?.modal };
  return (
    before.length === Object.keys(after).length &&
    before.every(([field, value]) => Object.is(value, after[field]))
  );
}

function close(state: ModalState, action: Action): [ModalState, ModalOutcome[]] {
  return [{ ...state, open: false }, [{ name: 'close', action, result: true }]];
}

function goTo(
  state: ModalState,
  index: number,
  action: Action,
  rules: ModalRules,
): [ModalState, ModalOutcome[]] {
  const count = state.images.length;
  if (!Number.isInteger(index) || index < 0 || index >= count) return [state, []];
  return [
    { ...state, index, cause: action, window: windowAround(index, rules.previews, count) },
    [{ name: 'show', action, result: index + 1 }, ...boundary(index, count, action)],
  ];
}

function update(
  state: ModalState,
  images: readonly GalleryImage[],
  rules: ModalRules,
): [ModalState, ModalOutcome[]] {
  const shown = state.images[state.index];
  const index = followIndex(shown?.id, state.index, images);
  if (index < 0) return close(state, Action.NORMAL);
  const changed = index !== state.index || !samePicture(shown, images[index]);
  const outcomes: ModalOutcome[] = [{ name: 'hasData', action: Action.LOAD, result: true }];
  if (changed) {
    outcomes.push(
      { name: 'show', action: Action.LOAD, result: index + 1 },
      ...boundary(index, images.length, Action.NORMAL),
    );
  }
  const window = windowAround(index, rules.previews, images.length);
  return [{ ...state, images, index, window, cause: Action.LOAD }, outcomes];
}

/** The only place where an open modal gallery changes: the state after a command, and what is to be told. */
export function reduceModal(
  state: ModalState,
  command: ModalCommand,
  rules: ModalRules,
): [ModalState, ModalOutcome[]] {
  const count = state.images.length;
  if (!state.open) return [state, []];
  switch (command.type) {
    case 'next':
      return goTo(state, nextIndex(state.index, count, rules.infinite), command.action, rules);
    case 'previous':
      return goTo(state, previousIndex(state.index, count, rules.infinite), command.action, rules);
    case 'goTo':
      return goTo(state, command.index, command.action, rules);
    case 'scroll':
      return [
        { ...state, window: shiftWindow(state.window, command.step, count, rules.infinite) },
        [],
      ];
    case 'toggle':
      return [{ ...state, stopped: !state.stopped }, []];
    case 'update':
      return update(state, command.images, rules);
    case 'close':
      return close(state, command.action);
  }
}
