import type { CSSProperties, ReactNode } from 'react';
import type { ButtonEvent, GalleryStream, ImageModalEvent } from './events';
import type { AnyImage } from './image';
import type { ModalGalleryClassNames } from './class-names';
import type { ModalLibConfig } from './options/lib-config';
import type { ModalGallerySlots } from './slots';

/** The argument of `previewsTemplate`. */
export interface PreviewTemplateContext<T extends AnyImage = AnyImage> {
  /** The image that you passed, with any extra fields. */
  preview: T;
  /** The default thumbnail. */
  defaultTemplate: ReactNode;
}

/** What `open` and `ModalGallery` have in common. */
export interface ModalGalleryContent<T extends AnyImage = AnyImage> {
  /** The images; to change them, pass a new array. */
  images: readonly T[];
  /** Options. */
  config?: ModalLibConfig;
  /** The same as `config`. */
  libConfig?: ModalLibConfig;
  /** Renders each thumbnail; `render.thumbnail` takes precedence. */
  previewsTemplate?: (context: PreviewTemplateContext<T>) => ReactNode;
  /** Renders parts of the gallery. */
  render?: ModalGallerySlots<T>;
  /**
   * Node in which the dialog is rendered, for example a shadow root with a stylesheet of its own, or the body of another
   * window; must not change while the gallery is open. Default: the shadow root in which `ModalGallery` is, else the body
   * of its document; for `open`, the body.
   */
  container?: Element | DocumentFragment;
  /** Additional classes of the dialog. */
  className?: string;
  /** Inline styles of the dialog. */
  style?: CSSProperties;
  /** Additional classes of the parts. */
  classNames?: ModalGalleryClassNames;
}

/** The argument of `open`. */
export interface ModalGalleryConfig<T extends AnyImage = AnyImage> extends ModalGalleryContent<T> {
  /** Integer >= 0, unique among the open modal galleries. */
  id: number;
  /** The first image to show, found in `images` by its id. */
  currentImage: T;
}

/** The argument of `open` with an index in place of the image. */
export interface ModalGalleryIndexConfig<
  T extends AnyImage = AnyImage,
> extends ModalGalleryContent<T> {
  /** Integer >= 0, unique among the open modal galleries. */
  id: number;
  /** 0-based index of the first image to show; an index outside the list is clamped. */
  defaultIndex: number;
  /** Belongs to `ModalGalleryConfig`. */
  currentImage?: undefined;
}

/**
 * Handle of an open modal gallery. After `close$` its streams emit nothing, except `buttonAfterHook$` after the deletion
 * of the only image.
 */
export interface ModalGalleryRef<T extends AnyImage = AnyImage> {
  /** Id of the gallery. */
  readonly id: number;
  /** True until the gallery closes. */
  readonly isOpen: boolean;
  /** Emits once, when the gallery has closed and its id is free. Actions: `NORMAL`, `CLICK`, `KEYBOARD`, `SWIPE`; result: `true`. */
  readonly close$: GalleryStream<ImageModalEvent<T>>;
  /** Emits before an image is shown. Actions: `LOAD` on opening and after an update, else `NORMAL`, `CLICK`, `KEYBOARD`, `SWIPE`, `AUTOPLAY`; result: its 1-based position. */
  readonly show$: GalleryStream<ImageModalEvent<T>>;
  /** Emits before the first image is shown, also on opening. Actions: those of `show$` except `LOAD`; result: `true`. */
  readonly firstImage$: GalleryStream<ImageModalEvent<T>>;
  /** Emits before the last image is shown, also on opening, if it is not the only one. Actions: those of `show$` except `LOAD`; result: `true`. */
  readonly lastImage$: GalleryStream<ImageModalEvent<T>>;
  /** Emits after opening and after an update. Action: `LOAD`; result: `true`. */
  readonly hasData$: GalleryStream<ImageModalEvent<T>>;
  /** Emits before the action of a toolbar button. Actions: `CLICK`, `KEYBOARD`. */
  readonly buttonBeforeHook$: GalleryStream<ButtonEvent<T>>;
  /** Emits after the action of a toolbar button, except the close button. Actions: `CLICK`, `KEYBOARD`. */
  readonly buttonAfterHook$: GalleryStream<ButtonEvent<T>>;
  /** Closes the gallery if it is open. */
  closeModal(): void;
  /** Shows the image at a 0-based index, if there is one. */
  navigateTo(index: number): void;
  /** Replaces the images; the active one is kept by its id. */
  updateImages(images: readonly T[]): void;
}

/** Opens, closes and updates modal galleries. */
export interface ModalGalleryService {
  /**
   * Opens a modal gallery and returns its handle; events follow in a microtask.
   * @throws GalleryError before rendering: `INVALID_ID`, `DUPLICATE_ID` or `INVALID_INTERVAL`; in development also `EMPTY_IMAGES`, `INVALID_IMAGE`, `MISSING_CURRENT_IMAGE`, `INVALID_ZOOM`, `INVALID_DURATION`, `INVALID_OPTION` or `UNKNOWN_BUTTON_TYPE`.
   */
  open<T extends AnyImage>(
    config: ModalGalleryConfig<T> | ModalGalleryIndexConfig<T>,
  ): ModalGalleryRef<T>;
  /** Closes the gallery with this id; if `clickOutside` is true, only with `enableCloseOutside`. */
  close(id: number, clickOutside?: boolean): void;
  /** Replaces the images of every open gallery, or of the one with `id`. */
  updateModalImages(images: readonly AnyImage[], id?: number): void;
}
