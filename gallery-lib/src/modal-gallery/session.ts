import { createEventQueue } from '../core/event-queue';
import {
  getOpeningEvents,
  reduceModal,
  type ModalCommand,
  type ModalEvent,
  type ModalState,
} from '../core/modal-state';
import { windowAround } from '../core/preview-window';
import { resolveModalConfig, type ResolvedModalConfig } from '../core/resolve-modal';
import { createEmitter, type GalleryEmitter } from '../core/stream';
import { checkId, checkImages, checkInterval } from '../core/validate';
import { checkButtons, checkCurrentImage } from '../core/validate-modal';
import { Action } from '../model/enums';
import { ImageModalEvent, type ButtonEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import type { ModalLibConfig } from '../model/lib-config';
import type {
  ModalGalleryConfig,
  ModalGalleryRef,
  PreviewTemplateContext,
} from '../model/modal-gallery';
import type { ReactNode } from 'react';

/** One opening of a modal gallery: its state, its streams and `dispatch`, which changes the state. */
export interface ModalSession {
  readonly id: number;
  /** Unique per opening, because ids are reused. */
  readonly serial: number;
  /**
   * Elements that focus can return to: the one focused at opening, then those of the gallery below, in case the first
   * has been removed.
   */
  readonly openers: readonly HTMLElement[];
  readonly ref: ModalGalleryRef;
  readonly buttonBefore: GalleryEmitter<ButtonEvent>;
  readonly buttonAfter: GalleryEmitter<ButtonEvent>;
  getState(): ModalState;
  getConfig(): ResolvedModalConfig;
  /** Options as passed, for fields where it matters whether they are set. */
  getOptions(): ModalLibConfig | undefined;
  previewsTemplate?: (context: PreviewTemplateContext) => ReactNode;
  subscribe(notify: () => void): () => void;
  dispatch(command: ModalCommand): void;
  configure(libConfig: ModalLibConfig | undefined): void;
  /** Emits the events of the opening; called once, one task later. */
  announce(): void;
}

type ImageStreamName = ModalEvent['name'];

function resolveChecked(id: number, libConfig: ModalLibConfig | undefined): ResolvedModalConfig {
  const config = resolveModalConfig(libConfig);
  checkInterval(
    'Modal gallery',
    id,
    'slideConfig.playConfig',
    config.slideConfig.playConfig.interval,
  );
  checkButtons(id, config.buttonsConfig);
  return config;
}

let serial = 0;

/** Returns the focused element, or the clicked control in browsers that do not focus clicked controls. */
function findOpener(): HTMLElement[] {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    return [activeElement];
  const target = globalThis.event?.target;
  const control = target instanceof Element && target.closest<HTMLElement>('a, button');
  return control ? [control] : [];
}

/**
 * Checks the argument of `open` and creates a session; renders nothing. `onClose` is called once, before `close$`
 * emits; `below` is the topmost open gallery.
 * @throws GalleryError as listed at `ModalGalleryService.open`.
 */
export function createSession<T extends GalleryImage>(
  input: ModalGalleryConfig<T>,
  onClose: (session: ModalSession) => void,
  below?: ModalSession,
): ModalSession {
  // In JavaScript the argument may be missing.
  const id = input?.id;
  checkId('Modal gallery', id);
  const { images, currentImage } = input;
  checkImages('Modal gallery', id, images);
  const index = checkCurrentImage(id, images, currentImage);
  let libConfig = input.libConfig;
  let config = resolveChecked(id, libConfig);

  let state: ModalState = {
    images,
    index,
    window: windowAround(index, config.previewConfig.number, images.length),
    isStopped: false,
    open: true,
    trigger: Action.LOAD,
  };
  const listeners = new Set<() => void>();
  const emitters: Record<ImageStreamName, GalleryEmitter<ImageModalEvent>> = {
    hasData: createEmitter(),
    show: createEmitter(),
    firstImage: createEmitter(),
    lastImage: createEmitter(),
    close: createEmitter(),
  };
  const buttonBefore = createEmitter<ButtonEvent>();
  const buttonAfter = createEmitter<ButtonEvent>();
  let emitting: ImageStreamName | undefined;

  const change = createEventQueue<ModalEvent>();
  const emit = ({ name, action, result }: ModalEvent) => {
    // A listener may have closed the gallery; only `close$` emits after that.
    if (!state.open && name !== 'close') return;
    emitting = name;
    emitters[name].emit(new ImageModalEvent(id, action, result));
    emitting = undefined;
  };
  // An update made by a listener emits neither show$ nor the stream of that listener, which would be an endless loop.
  const shouldEmit = ({ name }: ModalEvent) =>
    name === 'close' || (name === 'hasData' && name !== emitting);

  const session: ModalSession = {
    id,
    serial: (serial += 1),
    openers: [...findOpener(), ...(below?.openers ?? [])],
    buttonBefore,
    buttonAfter,
    previewsTemplate: input.previewsTemplate as ModalSession['previewsTemplate'],
    getState: () => state,
    getConfig: () => config,
    getOptions: () => libConfig,
    subscribe(notify) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    dispatch(command) {
      const rules = {
        infinite: config.slideConfig.infinite,
        previews: config.previewConfig.number,
      };
      change(() => {
        const before = state;
        const [next, events] = reduceModal(state, command, rules);
        state = next;
        if (next !== before) for (const notify of [...listeners]) notify();
        // A listener of `close$` may open the same id again.
        if (before.open && !next.open) onClose(session);
        return emitting && command.type === 'update' ? events.filter(shouldEmit) : events;
      }, emit);
    },
    configure(next) {
      config = resolveChecked(id, next);
      libConfig = next;
      const { index: at, images: list } = state;
      state = { ...state, window: windowAround(at, config.previewConfig.number, list.length) };
      for (const notify of [...listeners]) notify();
    },
    announce: () => change(() => getOpeningEvents(state), emit),
    ref: {
      id,
      get isOpen() {
        return state.open;
      },
      close$: emitters.close.stream,
      show$: emitters.show.stream,
      firstImage$: emitters.firstImage.stream,
      lastImage$: emitters.lastImage.stream,
      hasData$: emitters.hasData.stream,
      buttonBeforeHook$: buttonBefore.stream,
      buttonAfterHook$: buttonAfter.stream,
      closeModal: () => session.dispatch({ type: 'close', action: Action.NORMAL }),
      navigateTo: (target) =>
        session.dispatch({ type: 'goTo', index: target, action: Action.NORMAL }),
      updateImages(next) {
        checkImages('Modal gallery', id, next, true);
        session.dispatch({ type: 'update', images: next });
      },
    },
  };
  return session;
}
