import { getLinkName, holdLinkName } from '../core/links';
import { claimId } from '../core/registry';
import type { SlideCommand } from '../core/slide-state';
import type { Slides } from '../core/slides';
import { createStore } from '../core/store';
import { createEmitter } from '../core/stream';
import { checkImages } from '../core/validate';
import { Action } from '../model/enums';
import { ImageModalEvent, type ButtonEvent } from '../model/events';
import type { ModalLibConfig } from '../model/lib-config';
import type { ModalGalleryRef } from '../model/modal-gallery';
import { findOpeners } from './opener';

/** Creates the streams of a gallery. */
function createStreams() {
  const create = () => createEmitter<ImageModalEvent>();
  return {
    hasData: create(),
    show: create(),
    firstImage: create(),
    lastImage: create(),
    close: create(),
    /** Its result is the 0-based index. */
    indexChange: create(),
    buttonBefore: createEmitter<ButtonEvent>(),
    buttonAfter: createEmitter<ButtonEvent>(),
  };
}

/** One opening of a modal gallery: its public handle and streams, which exist before the code of the gallery does. */
export interface GalleryHandle {
  readonly id: number;
  /** Name in messages. */
  readonly name: string;
  /**
   * Elements that focus can return to: the one focused at opening, then those of the gallery below, in case the first
   * has been removed.
   */
  readonly openers: readonly HTMLElement[];
  readonly streams: ReturnType<typeof createStreams>;
  readonly ref: ModalGalleryRef;
  /** Encoded name in the URL. */
  readonly linkName: string | undefined;
  /** Called once when the gallery closes, before `close$` emits. */
  onClose?: () => void;
  /** True if it was opened by the service, which renders it. */
  isFromService: boolean;
  /** Returns whether a click outside closes the gallery. */
  closesOutside: () => boolean;
  /** Connects the handle with its state, and applies the commands that came before. */
  connect(slides: Slides): void;
}

/** The open galleries, newest last. */
export const openHandles = createStore<readonly GalleryHandle[]>([]);

/**
 * Creates the handle of a gallery; on the server it is closed.
 * @throws GalleryError `INVALID_ID` for its name in the URL.
 */
export function createHandle(id: number, name: string, libConfig?: ModalLibConfig): GalleryHandle {
  const streams = createStreams();
  const queue: SlideCommand[] = [];
  let slides: Slides | undefined;
  let isOpen = typeof document !== 'undefined';
  const action = Action.NORMAL;
  const dispatch = (command: SlideCommand) => {
    if (slides) slides.dispatch(command);
    else if (command.type !== 'close') queue.push(command);
    else if (isOpen) {
      isOpen = false;
      handle.onClose?.();
      streams.close.emit(new ImageModalEvent(id, action, true));
    }
  };
  const handle: GalleryHandle = {
    id,
    name,
    linkName: getLinkName(name, libConfig?.linkConfig),
    openers: isOpen ? findOpeners(openHandles.get().at(-1)?.openers) : [],
    streams,
    isFromService: false,
    closesOutside: () => true,
    connect(connected) {
      slides = connected;
      for (const command of queue) dispatch(command);
    },
    ref: {
      id,
      get isOpen() {
        return slides ? slides.get().open : isOpen;
      },
      close$: streams.close.stream,
      show$: streams.show.stream,
      firstImage$: streams.firstImage.stream,
      lastImage$: streams.lastImage.stream,
      hasData$: streams.hasData.stream,
      buttonBeforeHook$: streams.buttonBefore.stream,
      buttonAfterHook$: streams.buttonAfter.stream,
      closeModal: () => dispatch({ type: 'close', action }),
      navigateTo: (index) => dispatch({ type: 'goTo', index, action }),
      updateImages(images) {
        checkImages(name, images, true);
        dispatch({ type: 'update', images: [...images] });
      },
    },
  };
  return handle;
}

/**
 * Adds a gallery to the open ones until it closes. Returns a function that removes it.
 * @throws GalleryError `DUPLICATE_ID`
 */
export function register(handle: GalleryHandle): () => void {
  const release = claimId('Modal gallery', handle.id);
  const releaseName = holdLinkName(handle.linkName);
  const remove = () => {
    if (handle.onClose !== remove) return;
    handle.onClose = undefined;
    release();
    releaseName();
    openHandles.set(openHandles.get().filter((other) => other !== handle));
  };
  handle.onClose = remove;
  openHandles.set([...openHandles.get(), handle]);
  return remove;
}
