import { getOpeningEvents, modalSlides } from '../../core/slides/modal-slides';
import { createSlides, type Slides } from '../../core/slides/slides';
import { checkImages } from '../../core/config/validate';
import { report } from '../../core/report';
import { createStore, type Store } from '../../core/store';
import {
  hasSameIds,
  reduceSlides,
  startSlides,
  type SlideCommand,
  type SlideEvent,
  type SlideRules,
  type SlideState,
} from '../../core/slides/slide-state';
import { windowAround } from '../../core/slides/preview-window';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import type { Action } from '../../model/enums';
import { ImageModalEvent } from '../../model/events';
import type { GalleryImage } from '../../model/image';
import type { GalleryHandle, HandleContent } from '../handles';
import type { Stage } from '../stage/stage';

/** Zoom level of the active image at rest. */
export interface ZoomLevel {
  /** 1 is the size at which the image fits. */
  readonly level: number;
  readonly isMaximum: boolean;
}

/** Zoom level of an image that fits. */
export const NOT_ZOOMED: ZoomLevel = { level: 1, isMaximum: false };

/** State and configuration of an open modal gallery. */
export interface ModalSession extends GalleryHandle {
  readonly slides: Slides;
  readonly zoom: Store<ZoomLevel>;
  /**
   * Returns a state with the images of the component, which are rendered before `applyImages` emits their events. While
   * they are not valid, the last ones stay.
   */
  withImages(state: SlideState, images: readonly GalleryImage[]): SlideState;
  applyImages(images: readonly GalleryImage[]): void;
  /** Side of the image that was asked for last, if that is one of the neighbours; it is shown at once by a held key. */
  lastStep: { readonly direction?: 1 | -1; readonly isCut?: boolean };
  /** Direction of the drag that has closed the gallery. */
  dismissed?: 'up' | 'down';
  /** Returns the id of the active image. */
  getActiveId(): number | undefined;
  /** Returns the place of the active image while it is rendered. */
  getStage(): Stage | undefined;
  setStage(stage: Stage | undefined): void;
  getConfig(): ResolvedModalConfig;
  setConfig(config: ResolvedModalConfig): void;
  /** Emits the events of the opening; called once. Earlier events of the images are left out. */
  emitOpening(): void;
  move(type: 'next' | 'previous' | 'close', action: Action, isCut?: boolean): void;
  goTo(index: number, action: Action): void;
}

/** Events of the images at the opening. */
const OPENING_EVENTS: readonly SlideEvent['name'][] = [
  'hasData',
  'show',
  'firstImage',
  'lastImage',
];

/** Returns the function that emits the events of the state, and the one that leaves out those that would be a loop. */
function createDispatcher({ id, ref, streams }: GalleryHandle) {
  let emitting: string | undefined;
  const dispatcher = {
    hasEmittedOpening: false,
    emit({ name, action, result, image }: SlideEvent): void {
      // A listener may have closed the gallery; only `close$` emits after that.
      if (name === 'changeImage' || (!ref.isOpen && name !== 'close')) return;
      if (!dispatcher.hasEmittedOpening && OPENING_EVENTS.includes(name)) return;
      emitting = name;
      streams[name].emit(new ImageModalEvent(id, action, result, image));
      emitting = undefined;
    },
    /** An update made by a listener emits neither show$ nor the stream of that listener, which would be an endless loop. */
    filter({ type }: SlideCommand, events: SlideEvent[]): SlideEvent[] {
      if (!emitting || type !== 'update') return events;
      return events.filter(
        ({ name }) => name === 'close' || (name === 'hasData' && name !== emitting),
      );
    },
  };
  return dispatcher;
}

/** Returns what the steps of a gallery depend on. */
export function getRules(
  { slideConfig, previewConfig }: ResolvedModalConfig,
  { loadingMore }: HandleContent,
): SlideRules {
  return {
    kind: modalSlides,
    infinite: slideConfig.infinite,
    previews: previewConfig.number,
    loadingMore,
  };
}

/** Creates the state of a gallery whose options have been checked, and connects the handle with it. */
function createSession(handle: GalleryHandle, given: ResolvedModalConfig): ModalSession {
  let stage: Stage | undefined;
  let config = given;
  const dispatcher = createDispatcher(handle);
  const { images, index } = handle.state.get();
  let applied = images;
  const rules = () => getRules(config, handle.content);
  const slides = createSlides(startSlides(images, index, config.previewConfig.number), {
    rules,
    isControlled: () => handle.content.index !== undefined,
    emit: dispatcher.emit,
    onChange(before, command, events) {
      // A listener of `close$` may open the same id again.
      if (before.open && !slides.get().open) handle.onClose?.();
      return dispatcher.filter(command, events);
    },
  });
  const session: ModalSession = Object.assign(handle, {
    slides,
    zoom: createStore(NOT_ZOOMED),
    lastStep: {},
    withImages(state: SlideState, next: readonly GalleryImage[]) {
      if (next === applied) return state;
      try {
        checkImages(handle.name, next, true);
        // The parent may create the array at every render, also with new objects.
        if (hasSameIds(applied, next)) return { ...state, images: next };
        return reduceSlides(state, { type: 'update', images: next }, rules())[0];
      } catch {
        return state;
      }
    },
    applyImages(next: readonly GalleryImage[]) {
      const before = applied;
      applied = next;
      try {
        if (!hasSameIds(before, next)) handle.ref.updateImages(next);
        else if (before.some((image, position) => image !== next[position]))
          slides.set({ ...slides.get(), images: next });
      } catch (error) {
        report(error);
      }
    },
    getActiveId() {
      const { images: shown, index: active } = slides.get();
      return shown[active]?.id;
    },
    getStage: () => stage,
    setStage(next: Stage | undefined) {
      stage = next;
    },
    getConfig: () => config,
    setConfig(next: ResolvedModalConfig) {
      const { number } = next.previewConfig;
      const isResized = number !== config.previewConfig.number;
      config = next;
      if (!isResized) return;
      const state = slides.get();
      slides.set({ ...state, window: windowAround(state.index, number, state.images.length) });
    },
    emitOpening() {
      if (dispatcher.hasEmittedOpening || !handle.ref.isOpen) return;
      dispatcher.hasEmittedOpening = true;
      slides.emitEvents(getOpeningEvents);
    },
    move(type: 'next' | 'previous' | 'close', action: Action, isCut?: boolean) {
      session.lastStep = { direction: type === 'previous' ? -1 : 1, isCut };
      slides.dispatch({ type, action });
    },
    goTo(to: number, action: Action) {
      session.lastStep = {};
      slides.dispatch({ type: 'goTo', index: to, action });
    },
  });
  handle.connect(slides);
  return session;
}

/** Returns the state of a gallery, if it has been created: the handle then has its members. */
export function findSession(handle: GalleryHandle): ModalSession | undefined {
  return 'slides' in handle ? (handle as ModalSession) : undefined;
}

/** Returns the state of a gallery, which is created at the first call. */
export function getSession(handle: GalleryHandle, config: ResolvedModalConfig): ModalSession {
  return findSession(handle) ?? createSession(handle, config);
}
