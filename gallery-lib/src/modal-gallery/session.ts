import { clampIndex } from '../core/navigation';
import { getOpeningEvents, modalSlides } from '../core/modal-slides';
import { createSlides, type Slides } from '../core/slides';
import { createStore, type Store } from '../core/store';
import {
  startSlides,
  type SlideCommand,
  type SlideEvent,
  type SlideRules,
} from '../core/slide-state';
import { windowAround } from '../core/preview-window';
import { resolveModalConfig, type ResolvedModalConfig } from '../core/resolve-modal';
import type { Action } from '../model/enums';
import type { ControlledIndexProps } from '../model/controlled';
import { ImageModalEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import type { ModalLibConfig } from '../model/lib-config';
import type { ModalGalleryContent } from '../model/modal-gallery';
import { checkLibConfig } from './check-opening';
import type { GalleryHandle } from './handles';
import type { Stage } from './stage';
import { NOT_ZOOMED, type ZoomLevel } from './zoom-level';

/** Options of a gallery that are used at every render. */
export type SessionContent = ModalGalleryContent &
  ControlledIndexProps & { currentImage?: GalleryImage | null };

/** State and configuration of an open modal gallery. */
export interface ModalSession extends GalleryHandle {
  /** Unique per opening, because ids are reused. */
  readonly serial: number;
  readonly slides: Slides;
  readonly zoom: Store<ZoomLevel>;
  /** Returns the place of the active image while it is rendered. */
  getStage(): Stage | undefined;
  setStage(stage: Stage | undefined): void;
  /** Returns the options of the last render. */
  getContent(): SessionContent;
  setContent(content: SessionContent): void;
  getConfig(): ResolvedModalConfig;
  getRules(): SlideRules;
  configure(libConfig: ModalLibConfig | undefined): void;
  /** Emits the events of the opening; called once, one task later. */
  announce(): void;
  move(type: 'next' | 'previous' | 'close', action: Action): void;
  goTo(index: number, action: Action): void;
}

let serial = 0;

/** Returns the function that emits the events of the state, and the one that leaves out those that would be a loop. */
function createDispatcher({ id, ref, streams }: GalleryHandle) {
  let emitting: string | undefined;
  return {
    emit({ name, action, result, image }: SlideEvent): void {
      // A listener may have closed the gallery; only `close$` emits after that.
      if (name === 'changeImage' || (!ref.isOpen && name !== 'close')) return;
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
}

function getStart({ images, currentImage, index, defaultIndex = 0 }: SessionContent): number {
  const found = images.findIndex(({ id }) => id === currentImage?.id);
  if (found >= 0) return found;
  return clampIndex(index ?? defaultIndex, images.length);
}

/** Creates the state of a gallery whose options have been checked, and connects the handle with it. */
export function createSession(handle: GalleryHandle, given: SessionContent): ModalSession {
  let content = given;
  let stage: Stage | undefined;
  let config = resolveModalConfig(given.libConfig);
  const getRules = (): SlideRules => ({
    kind: modalSlides,
    infinite: config.slideConfig.infinite,
    previews: config.previewConfig.number,
    loadingMore: content.loadingMore,
  });
  const { emit, filter } = createDispatcher(handle);
  const { number } = config.previewConfig;
  const slides = createSlides(startSlides(given.images, getStart(given), number), {
    rules: getRules,
    isControlled: () => content.index !== undefined,
    emit,
    onChange(before, command, events) {
      // A listener of `close$` may open the same id again.
      if (before.open && !slides.get().open) handle.onClose?.();
      return filter(command, events);
    },
  });
  const session: ModalSession = Object.assign(handle, {
    serial: (serial += 1),
    slides,
    zoom: createStore(NOT_ZOOMED),
    getStage: () => stage,
    setStage(next: Stage | undefined) {
      stage = next;
    },
    getContent: () => content,
    setContent(next: SessionContent) {
      content = next;
    },
    getConfig: () => config,
    getRules,
    configure(libConfig: ModalLibConfig | undefined) {
      checkLibConfig(handle.name, libConfig);
      config = resolveModalConfig(libConfig);
      const state = slides.get();
      const window = windowAround(state.index, config.previewConfig.number, state.images.length);
      slides.set({ ...state, window });
    },
    announce() {
      if (handle.ref.isOpen) slides.emitEvents(getOpeningEvents);
    },
    move: (type: 'next' | 'previous' | 'close', action: Action) =>
      slides.dispatch({ type, action }),
    goTo: (index: number, action: Action) => slides.dispatch({ type: 'goTo', index, action }),
    closesOutside: () => config.enableCloseOutside,
  });
  handle.connect(slides);
  return session;
}
