import { getLinkName, holdLinkName } from '../core/url/links';
import { clampIndex } from '../core/slides/navigation';
import { normalizeImages } from '../core/config/normalize-images';
import { claimId } from '../core/registry';
import type { SlideCommand, SlideState } from '../core/slides/slide-state';
import type { Slides } from '../core/slides/slides';
import { createStore, type Store } from '../core/store';
import { createEmitter } from '../core/stream';
import { checkImages } from '../core/config/validate';
import type { ControlledIndexProps } from '../model/controlled';
import { Action } from '../model/enums';
import { ImageModalEvent, type ButtonEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import type { ModalGalleryContent, ModalGalleryRef } from '../model/modal-gallery';
import { findOpeners } from './focus/openers';
import type { DialogView } from './dialog/dialog-view';

/** Options of a gallery that are used at every render. */
export type HandleContent = ModalGalleryContent &
  ControlledIndexProps & { currentImage?: GalleryImage | null };

/** What is known of an open gallery before its view has arrived. */
type OpenState = Pick<SlideState, 'images' | 'index' | 'open' | 'trigger'>;

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

/** One opening of a modal gallery: its public handle and streams, which exist before the code of the view does. */
export interface GalleryHandle {
  readonly id: number;
  /** Name in messages. */
  readonly name: string;
  /**
   * Elements that focus can return to: the one focused at opening, then those of the gallery below, in case the first
   * has been removed.
   */
  openers: readonly HTMLElement[];
  readonly streams: ReturnType<typeof createStreams>;
  readonly ref: ModalGalleryRef;
  /** Encoded name in the URL. */
  readonly linkName: string | undefined;
  readonly state: Pick<Store<OpenState>, 'get' | 'subscribe'>;
  /** True if `index` was set at the opening. */
  readonly startsControlled: boolean;
  /** Options of the last render. */
  content: HandleContent;
  /** Dialog of the gallery, from its first frame on. */
  dialog?: HTMLDialogElement;
  /** Ends the modal state of the dialog and returns focus; missing while there is none. */
  endModal?: () => void;
  /** What the view does for the dialog; missing until it has arrived. */
  view?: DialogView;
  /** Called once when the gallery closes, before `close$` emits. */
  onClose?: () => void;
  /** True if it was opened by the service, which renders it. */
  isFromService?: boolean;
  /** Connects the handle with the state of the view, and applies the commands that came before. */
  connect(slides: Slides): void;
}

/** The open galleries, newest last. */
export const openHandles = createStore<readonly GalleryHandle[]>([]);

function getStart({ images, currentImage, index, defaultIndex = 0 }: HandleContent): number {
  const found = images.findIndex(({ id }) => id === currentImage?.id);
  return found >= 0 ? found : clampIndex(index ?? defaultIndex, images.length);
}

/**
 * Creates the handle of a gallery; on the server it is closed.
 * @throws GalleryError `INVALID_ID` for its name in the URL.
 */
export function createHandle(id: number, name: string, content: HandleContent): GalleryHandle {
  const streams = createStreams();
  const queue: SlideCommand[] = [];
  const early = createStore<OpenState>({
    images: content.images,
    index: getStart(content),
    open: typeof document !== 'undefined',
    trigger: Action.LOAD,
  });
  let slides: Slides | undefined;
  const action = Action.NORMAL;
  const get = () => slides?.get() ?? early.get();
  const dispatch = (command: SlideCommand) => {
    const isClosing =
      command.type === 'close' || (command.type === 'update' && command.images.length === 0);
    if (slides) slides.dispatch(command);
    else if (!isClosing) queue.push(command);
    else if (get().open) {
      early.set({ ...get(), open: false });
      handle.onClose?.();
      streams.close.emit(new ImageModalEvent(id, action, true));
    }
  };
  const handle: GalleryHandle = {
    id,
    name,
    linkName: getLinkName(name, content.libConfig?.linkConfig),
    openers: [],
    streams,
    state: { get, subscribe: early.subscribe },
    startsControlled: content.index !== undefined,
    content,
    connect(connected) {
      slides = connected;
      queue.forEach(dispatch);
      slides.subscribe(() => early.set(early.get()));
    },
    ref: {
      id,
      get isOpen() {
        return get().open;
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
      updateImages(given) {
        const images = normalizeImages(given);
        checkImages(name, images, true);
        dispatch({ type: 'update', images });
      },
    },
  };
  return handle;
}

/**
 * Adds a gallery to the open ones until it closes, and remembers what has opened it; has no effect on an open one.
 * @throws GalleryError `DUPLICATE_ID`
 */
export function register(handle: GalleryHandle): void {
  const others = openHandles.get();
  if (!handle.ref.isOpen || others.includes(handle)) return;
  const release = claimId('Modal gallery', handle.id);
  const releaseName = holdLinkName(handle.linkName);
  handle.openers = findOpeners(others.at(-1)?.openers);
  handle.onClose = () => {
    handle.onClose = undefined;
    release();
    releaseName();
    openHandles.set(openHandles.get().filter((other) => other !== handle));
  };
  openHandles.set([...others, handle]);
}
