import { createSlides, type Slides } from '../core/slides';
import { getOpeningEvents, startSlides, type SlideRules } from '../core/slide-state';
import { windowAround } from '../core/preview-window';
import { resolveModalConfig, type ResolvedModalConfig } from '../core/resolve-modal';
import { checkImages, checkInterval } from '../core/validate';
import { checkButtons, checkCurrentImage } from '../core/validate-modal';
import type { Action } from '../model/enums';
import type { ControlledIndexProps } from '../model/controlled';
import type { GalleryImage } from '../model/image';
import type { ModalLibConfig } from '../model/lib-config';
import type { ModalGalleryContent, ModalGalleryRef } from '../model/modal-gallery';
import { createDispatcher, createRef, createStreams, type Streams } from './streams';

/** Options of a gallery that are used at every render. */
export type SessionContent = ModalGalleryContent & ControlledIndexProps;

/** What a session is created from. */
export interface SessionInput extends SessionContent {
  id: number;
  /** Name of the gallery in messages. */
  name: string;
  /** Image to start with; takes precedence over the indexes. */
  currentImage?: GalleryImage | null;
}

/** One opening of a modal gallery: its state, its streams and its configuration. */
export interface ModalSession {
  readonly id: number;
  readonly name: string;
  /** Unique per opening, because ids are reused. */
  readonly serial: number;
  /**
   * Elements that focus can return to: the one focused at opening, then those of the gallery below, in case the first
   * has been removed.
   */
  readonly openers: readonly HTMLElement[];
  readonly ref: ModalGalleryRef;
  readonly slides: Slides;
  readonly streams: Streams;
  /** True if it was opened by the service, whose portal renders it. */
  isFromService?: boolean;
  /** Returns the options of the last render. */
  getContent(): SessionContent;
  setContent(content: SessionContent): void;
  /** Called once when the gallery closes, before `close$` emits. */
  onClose?: () => void;
  getConfig(): ResolvedModalConfig;
  getRules(): SlideRules;
  configure(libConfig: ModalLibConfig | undefined): void;
  /** Emits the events of the opening; called once, one task later. */
  announce(): void;
  move(type: 'next' | 'previous' | 'close', action: Action): void;
  goTo(index: number, action: Action): void;
}

function resolveChecked(name: string, libConfig: ModalLibConfig | undefined): ResolvedModalConfig {
  const config = resolveModalConfig(libConfig);
  checkInterval(name, 'slideConfig.playConfig', config.slideConfig.playConfig.interval);
  checkButtons(name, config.buttonsConfig);
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

function getStart({ name, images, currentImage, index, defaultIndex }: SessionInput): number {
  checkImages(name, images);
  const start = index ?? defaultIndex;
  if (currentImage || start === undefined) return checkCurrentImage(name, images, currentImage);
  return Math.max(0, Math.min(start, images.length - 1));
}

/**
 * Checks its argument and creates a session; has no other effect. `below` is the topmost open gallery.
 * @throws GalleryError as listed at `ModalGalleryService.open`, except those about the id.
 */
export function createSession(input: SessionInput, below?: ModalSession): ModalSession {
  const { id, name, images } = input;
  const start = getStart(input);
  let config = resolveChecked(name, input.libConfig);
  let content: SessionContent = input;
  const getRules = (): SlideRules => ({
    infinite: config.slideConfig.infinite,
    previews: config.previewConfig.number,
    loadingMore: content.loadingMore,
  });
  const streams = createStreams();
  const isOpen = () => slides.get().open;
  const { emit, filter } = createDispatcher(id, streams, isOpen);
  const slides = createSlides(startSlides(images, start, config.previewConfig.number), {
    rules: getRules,
    isControlled: () => content.index !== undefined,
    emit,
    onChange(before, command, events) {
      // A listener of `close$` may open the same id again.
      if (before.open && !isOpen()) session.onClose?.();
      return filter(command, events);
    },
  });
  const session: ModalSession = {
    id,
    name,
    serial: (serial += 1),
    openers: [...findOpener(), ...(below?.openers ?? [])],
    ref: createRef(id, name, streams, slides),
    slides,
    streams,
    getContent: () => content,
    setContent(next) {
      content = next;
    },
    getConfig: () => config,
    getRules,
    configure(libConfig) {
      config = resolveChecked(name, libConfig);
      const state = slides.get();
      const window = windowAround(state.index, config.previewConfig.number, state.images.length);
      slides.set({ ...state, window });
    },
    announce: () => slides.announce(getOpeningEvents),
    move: (type, action) => slides.dispatch({ type, action }),
    goTo: (index, action) => slides.dispatch({ type: 'goTo', index, action }),
  };
  return session;
}
