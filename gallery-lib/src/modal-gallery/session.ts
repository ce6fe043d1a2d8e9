import { inTurn } from '../core/in-turn';
import {
  openingOutcomes,
  reduceModal,
  type ModalCommand,
  type ModalOutcome,
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

/** One opening of a modal gallery: its state, its streams, and the one way to change it. */
export interface ModalSession {
  readonly id: number;
  /** Tells openings of one id apart. */
  readonly serial: number;
  /**
   * What had focus when the gallery was opened, and gets it back; then the openers of the gallery below it, which
   * stand in when that gallery has gone with the first.
   */
  readonly openers: readonly HTMLElement[];
  readonly ref: ModalGalleryRef;
  readonly buttonBefore: GalleryEmitter<ButtonEvent>;
  readonly buttonAfter: GalleryEmitter<ButtonEvent>;
  getState(): ModalState;
  getConfig(): ResolvedModalConfig;
  /** What the caller gave, for the few fields whose presence matters. */
  getGiven(): ModalLibConfig | undefined;
  previewsTemplate?: (context: PreviewTemplateContext) => ReactNode;
  subscribe(notify: () => void): () => void;
  dispatch(command: ModalCommand): void;
  configure(libConfig: ModalLibConfig | undefined): void;
  /** Tells of the opening; called once, a task after it. */
  announce(): void;
}

type ImageStreamName = ModalOutcome['name'];

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

/** The focused element, or the control just pressed where the browser does not focus pressed controls. */
function findOpener(): HTMLElement[] {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    return [activeElement];
  const target = globalThis.event?.target;
  const control = target instanceof Element && target.closest<HTMLElement>('a, button');
  return control ? [control] : [];
}

/**
 * Checks what `open` was given and makes the session; nothing is shown yet. `onClose` runs once, after `close$`;
 * `below` is the gallery on top so far.
 * @throws GalleryError as listed at `ModalGalleryService.open`.
 */
export function createSession<T extends GalleryImage>(
  given: ModalGalleryConfig<T>,
  onClose: (session: ModalSession) => void,
  below?: ModalSession,
): ModalSession {
  // Callers without types may leave out even the configuration.
  const id = given?.id;
  checkId('Modal gallery', id);
  const { images, currentImage } = given;
  checkImages('Modal gallery', id, images);
  const index = checkCurrentImage(id, images, currentImage);
  let libConfig = given.libConfig;
  let config = resolveChecked(id, libConfig);

  let state: ModalState = {
    images,
    index,
    window: windowAround(index, config.previewConfig.number, images.length),
    stopped: false,
    open: true,
    cause: Action.LOAD,
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
  let telling: ImageStreamName | undefined;

  const change = inTurn<ModalOutcome>();
  const tell = ({ name, action, result }: ModalOutcome) => {
    // A listener may have closed the gallery: only the closing itself is told then.
    if (!state.open && name !== 'close') return;
    telling = name;
    emitters[name].emit(new ImageModalEvent(id, action, result));
    telling = undefined;
  };
  // Listener and update would call each other for ever if an update made by a listener were shown, or told to its kind.
  const mayTell = ({ name }: ModalOutcome) =>
    name === 'close' || (name === 'hasData' && name !== telling);

  const session: ModalSession = {
    id,
    serial: (serial += 1),
    openers: [...findOpener(), ...(below?.openers ?? [])],
    buttonBefore,
    buttonAfter,
    previewsTemplate: given.previewsTemplate as ModalSession['previewsTemplate'],
    getState: () => state,
    getConfig: () => config,
    getGiven: () => libConfig,
    subscribe(notify) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    dispatch(command) {
      const rules = {
        infinite: config.slideConfig.infinite,
        previews: config.previewConfig.number,
      };
      const before = state;
      let after = state;
      change(() => {
        const [next, outcomes] = reduceModal(state, command, rules);
        after = state = next;
        if (after !== before) for (const notify of [...listeners]) notify();
        return telling && command.type === 'update' ? outcomes.filter(mayTell) : outcomes;
      }, tell);
      if (before.open && !after.open) onClose(session);
    },
    configure(next) {
      config = resolveChecked(id, next);
      libConfig = next;
      const { index: at, images: list } = state;
      state = { ...state, window: windowAround(at, config.previewConfig.number, list.length) };
      for (const notify of [...listeners]) notify();
    },
    announce: () => change(() => openingOutcomes(state), tell),
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
