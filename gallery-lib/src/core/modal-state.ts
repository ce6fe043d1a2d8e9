import { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { followIndex, nextIndex, previousIndex } from './navigation';
import { shiftWindow, windowAround, type PreviewWindow } from './preview-window';

/** State of a modal gallery. */
export interface ModalState {
  readonly images: readonly GalleryImage[];
  readonly index: number;
  /** Visible range of the thumbnails. */
  readonly window: PreviewWindow;
  /** True after the user has stopped autoplay. */
  readonly isStopped: boolean;
  readonly open: boolean;
  /** Trigger of the last change of the image; the live region announces only changes made by the user. */
  readonly trigger: Action;
}

/** Command for `reduceModal`; `index` is 0-based. */
export type ModalCommand =
  | { type: 'next' | 'previous' | 'close'; action: Action }
  | { type: 'goTo'; index: number; action: Action }
  | { type: 'scroll'; step: 1 | -1 }
  | { type: 'toggle' }
  | { type: 'update'; images: readonly GalleryImage[] };

/** Event to emit after a command. */
export interface ModalEvent {
  readonly name: 'hasData' | 'show' | 'firstImage' | 'lastImage' | 'close';
  readonly action: Action;
  readonly result: number | true;
}

/** Part of the configuration that the reducer needs. */
export interface ModalRules {
  readonly infinite: boolean;
  readonly previews: number;
}

function boundary(index: number, count: number, action: Action): ModalEvent[] {
  if (index === 0) return [{ name: 'firstImage', action, result: true }];
  return index === count - 1 ? [{ name: 'lastImage', action, result: true }] : [];
}

/** Returns the events to emit after a gallery has opened. */
export function getOpeningEvents({ index, images }: ModalState): ModalEvent[] {
  return [
    { name: 'hasData', action: Action.LOAD, result: true },
    { name: 'show', action: Action.LOAD, result: index + 1 },
    ...boundary(index, images.length, Action.NORMAL),
  ];
}

function isSameImage(a: GalleryImage | undefined, b: GalleryImage | undefined): boolean {
  const before = Object.entries(a?.modal ?? {});
  const after: Record<string, unknown> = { ...b?.modal };
  return (
    before.length === Object.keys(after).length &&
    before.every(([field, value]) => Object.is(value, after[field]))
  );
}

function close(state: ModalState, action: Action): [ModalState, ModalEvent[]] {
  return [{ ...state, open: false }, [{ name: 'close', action, result: true }]];
}

function goTo(
  state: ModalState,
  index: number,
  action: Action,
  rules: ModalRules,
): [ModalState, ModalEvent[]] {
  const count = state.images.length;
  if (!Number.isInteger(index) || index < 0 || index >= count) return [state, []];
  return [
    { ...state, index, trigger: action, window: windowAround(index, rules.previews, count) },
    [{ name: 'show', action, result: index + 1 }, ...boundary(index, count, action)],
  ];
}

function update(
  state: ModalState,
  images: readonly GalleryImage[],
  rules: ModalRules,
): [ModalState, ModalEvent[]] {
  const shown = state.images[state.index];
  const index = followIndex(shown?.id, state.index, images);
  if (index < 0) return close(state, Action.NORMAL);
  const changed = index !== state.index || !isSameImage(shown, images[index]);
  const events: ModalEvent[] = [{ name: 'hasData', action: Action.LOAD, result: true }];
  if (changed) {
    events.push(
      { name: 'show', action: Action.LOAD, result: index + 1 },
      ...boundary(index, images.length, Action.NORMAL),
    );
  }
  const window = windowAround(index, rules.previews, images.length);
  return [{ ...state, images, index, window, trigger: Action.LOAD }, events];
}

/** Returns the state after a command and the events to emit, in order. The only place where the state changes. */
export function reduceModal(
  state: ModalState,
  command: ModalCommand,
  rules: ModalRules,
): [ModalState, ModalEvent[]] {
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
      return [{ ...state, isStopped: !state.isStopped }, []];
    case 'update':
      return update(state, command.images, rules);
    case 'close':
      return close(state, command.action);
  }
}
