import { normalizeImages } from '../../core/images/normalize-images';
import type { NormalizedImage } from '../../core/images/normalized-image';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import { checkModalImages } from '../../core/config/check-modal';
import { checkInterval } from '../../core/config/rules';
import { claimId } from '../../core/registry';
import { clampIndex } from '../../core/slides/navigation';
import {
  createSlides,
  hasSameIds,
  reduceSlides,
  startSlides,
  type SlideCommand,
  type SlideEvent,
  type SlideRules,
  type Slides,
  type SlideState,
} from '../../core/slides/slides';
import { createStore, type Store } from '../../core/store';
import { readLink, type Link } from '../../core/link-registry';
import { Action } from '../../model/enums';
import { ImageModalEvent, type ButtonEvent } from '../../model/events';
import type { ModalGalleryRef } from '../../model/modal-gallery';
import type { ModalLibConfig } from '../../model/options/lib-config';
import type { GalleryContent } from './content';
import { findOpeners } from '../browser/find-openers';
import { openGalleries } from './open-galleries';
import { createStreams, nameStreams, type GalleryStreams } from './streams';
import type { DialogView } from './dialog-view';
import type { GalleryStage } from './gallery-stage';

/** Zoom level of the active image at rest. */
export interface ZoomLevel {
  /** 1 is the size at which the image fits. */
  readonly level: number;
  readonly isMaximum: boolean;
}

/** Zoom level of an image that fits. */
export const NOT_ZOOMED: ZoomLevel = { level: 1, isMaximum: false };

/** Events of the images at the opening. */
const OPENING_EVENTS: readonly SlideEvent['name'][] = [
  'hasData',
  'show',
  'firstImage',
  'lastImage',
];

/** One opening of a modal gallery: its state, commands and events, which exist before the code of the view does. */
export interface Gallery {
  readonly id: number;
  /** Name in messages. */
  readonly name: string;
  /** Name in the URL. */
  readonly link: Link | undefined;
  readonly ref: ModalGalleryRef;
  readonly slides: Slides;
  readonly zoom: Store<ZoomLevel>;
  /** True if `index` was set at the opening. */
  readonly startsControlled: boolean;
  /**
   * Elements that focus can return to: the one focused at opening, then those of the gallery below, in case the first
   * has been removed.
   */
  openers: readonly HTMLElement[];
  /** Options of the last render. */
  content: GalleryContent;
  /** Dialog of the gallery, from its first frame on. */
  dialog?: HTMLDialogElement;
  /** Ends the modal state of the dialog and returns focus; missing while there is none. */
  endModal?: () => void;
  /** What the view does for the dialog; missing until it has arrived. */
  view?: DialogView;
  /** Place of the active image; missing while it is not rendered. */
  stage?: GalleryStage;
  /** Called once when the gallery closes, before `close$` emits. */
  onClose?: () => void;
  /** Direction of the drag that has closed the gallery. */
  dismissed?: 'up' | 'down';
  /** Returns a state with the images of the component, which are rendered before `applyImages` emits their events. */
  withImages(state: SlideState, images: readonly NormalizedImage[]): SlideState;
  applyImages(images: readonly NormalizedImage[]): void;
  getActive(): NormalizedImage | undefined;
  /** Returns the options with which the view has been rendered last. */
  getConfig(): ResolvedModalConfig;
  setConfig(config: ResolvedModalConfig): void;
  /** Emits the events of the opening; called once. Earlier events of the images are left out. */
  emitOpening(): void;
  emitButton(name: 'buttonBefore' | 'buttonAfter', event: ButtonEvent): void;
  move(type: 'next' | 'previous' | 'close', action: Action, isCut?: boolean): void;
  goTo(index: number, action: Action): void;
}

function getStart({ images, currentImage, index, defaultIndex = 0 }: GalleryContent): number {
  const found = images.findIndex(({ id }) => id === currentImage?.id);
  return found >= 0 ? found : clampIndex(index ?? defaultIndex, images.length);
}

/** Returns what the steps of a gallery depend on. */
export function getRules(
  { slideConfig }: Pick<ModalLibConfig, 'slideConfig'> = {},
  { loadingMore }: GalleryContent,
): SlideRules {
  return {
    isCarousel: false,
    infinite: slideConfig?.infinite ?? false,
    loadingMore,
  };
}

/** Calls the callbacks of a component, before the listeners of its gallery; `onClose` belongs to the component. */
function followStreams(streams: GalleryStreams, getContent: () => GalleryContent): void {
  streams.hasData.stream.subscribe((event) => getContent().onHasData?.(event));
  streams.show.stream.subscribe((event) => getContent().onShow?.(event));
  streams.firstImage.stream.subscribe((event) => getContent().onFirstImage?.(event));
  streams.lastImage.stream.subscribe((event) => getContent().onLastImage?.(event));
  streams.buttonBefore.stream.subscribe((event) => getContent().onButtonBeforeHook?.(event));
  streams.buttonAfter.stream.subscribe((event) => getContent().onButtonAfterHook?.(event));
}

/**
 * Creates a gallery; on the server and without images it is closed.
 * @throws GalleryError `INVALID_INTERVAL`
 */
export function createGallery(
  id: number,
  name: string,
  content: GalleryContent,
  streams: GalleryStreams = createStreams(),
): Gallery {
  const { images: given, libConfig } = content;
  checkInterval(name, 'slideConfig.playConfig', libConfig?.slideConfig?.playConfig?.interval ?? 1);
  let config: ResolvedModalConfig | undefined;
  let applied = given;
  let hasOpened = false;
  /** Event whose listeners are being called. */
  let emitting: string | undefined;
  const rules = () => getRules(config ?? gallery.content.libConfig, gallery.content);
  const emit = ({ name: event, action, result, image }: SlideEvent) => {
    // A listener may have closed the gallery; only `close$` emits after that.
    if (event === 'changeImage' || (!gallery.ref.isOpen && event !== 'close')) return;
    if (!hasOpened && OPENING_EVENTS.includes(event)) return;
    emitting = event;
    if (event === 'indexChange') {
      // A component is asked for, or told of, an index of its list.
      if (image) gallery.content.onIndexChange?.(Number(result), { action, image });
    } else streams[event].emit(new ImageModalEvent(id, action, result, image));
    emitting = undefined;
  };
  const initial = startSlides(given, getStart(content));
  const slides = createSlides(
    { ...initial, open: typeof document !== 'undefined' && given.length > 0 },
    {
      rules,
      isControlled: () => gallery.content.index !== undefined,
      emit,
      onChange(before, { type }: SlideCommand, events) {
        // A listener of `close$` may open the same id again.
        if (before.open && !slides.get().open) gallery.onClose?.();
        // An update by a listener emits neither show$ nor the stream of that listener, which would be an endless loop.
        if (!emitting || type !== 'update') return events;
        return events.filter(
          (event) =>
            event.name === 'close' || (event.name === 'hasData' && event.name !== emitting),
        );
      },
    },
  );
  const update = (images: readonly NormalizedImage[]) => {
    if (process.env.NODE_ENV !== 'production') checkModalImages(name, images);
    slides.dispatch({ type: 'update', images });
  };
  const action = Action.NORMAL;
  const gallery: Gallery = {
    id,
    name,
    link: readLink(name, libConfig?.linkConfig),
    openers: [],
    slides,
    zoom: createStore(NOT_ZOOMED),
    startsControlled: content.index !== undefined,
    content,
    ref: {
      id,
      get isOpen() {
        return slides.get().open;
      },
      ...nameStreams(streams),
      closeModal: () => slides.dispatch({ type: 'close', action }),
      navigateTo: (index) => slides.dispatch({ type: 'goTo', index, action }),
      updateImages: (list) => update(normalizeImages(list)),
    },
    withImages(state, next) {
      if (next === applied) return state;
      if (process.env.NODE_ENV !== 'production') checkModalImages(name, next);
      // The parent may create the array at every render, also with new objects.
      if (hasSameIds(applied, next)) return { ...state, images: next };
      return reduceSlides(state, { type: 'update', images: next }, rules())[0];
    },
    applyImages(next) {
      const before = applied;
      applied = next;
      if (!hasSameIds(before, next)) update(next);
      else if (before.some((image, position) => image !== next[position]))
        slides.set({ ...slides.get(), images: next });
    },
    getActive() {
      const { images, index } = slides.get();
      return images[index];
    },
    getConfig: () => config as ResolvedModalConfig,
    setConfig(next) {
      config = next;
    },
    emitOpening() {
      if (hasOpened || !gallery.ref.isOpen) return;
      hasOpened = true;
      slides.emitOpening();
    },
    emitButton: (event, value) => streams[event].emit(value),
    move(type, by, isCut) {
      slides.dispatch({ type, action: by, isCut });
    },
    goTo(index, by) {
      slides.dispatch({ type: 'goTo', index, action: by });
    },
  };
  followStreams(streams, () => gallery.content);
  return gallery;
}

/**
 * Adds a gallery to the open ones until it closes, and remembers what has opened it; has no effect on an open one.
 * @throws GalleryError `DUPLICATE_ID`
 */
export function register(gallery: Gallery): void {
  const others = openGalleries.get();
  if (!gallery.ref.isOpen || others.includes(gallery)) return;
  const release = claimId('Modal gallery', gallery.id);
  const releaseName = gallery.link?.hold();
  gallery.openers = findOpeners(others.at(-1)?.openers);
  gallery.onClose = () => {
    gallery.onClose = undefined;
    release();
    releaseName?.();
    openGalleries.set(openGalleries.get().filter((other) => other !== gallery));
  };
  openGalleries.set([...others, gallery]);
}
