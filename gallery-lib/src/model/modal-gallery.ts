import type { ReactNode } from 'react';
import type { ButtonEvent, GalleryStream, ImageModalEvent } from './events';
import type { GalleryImage } from './image';
import type { ModalLibConfig } from './lib-config';

/** The argument of `previewsTemplate`. */
export interface PreviewTemplateContext<T extends GalleryImage = GalleryImage> {
  /** The image that you passed, with any extra fields. */
  preview: T;
  /** The default thumbnail. */
  defaultTemplate: ReactNode;
}

/** The argument of `open`. */
export interface ModalGalleryConfig<T extends GalleryImage = GalleryImage> {
  /** Integer >= 0, unique among the open modal galleries. */
  id: number;
  /** The images, at least one. To change them, pass a new array. */
  images: readonly T[];
  /** The first image to show, found in `images` by its id. */
  currentImage: T;
  /** Options. */
  libConfig?: ModalLibConfig;
  /** Renders the content of each thumbnail. */
  previewsTemplate?: (context: PreviewTemplateContext<T>) => ReactNode;
}

/** Handle of an open modal gallery; after `close$` its streams emit nothing. */
export interface ModalGalleryRef<T extends GalleryImage = GalleryImage> {
  /** Id of the gallery. */
  readonly id: number;
  /** True until the gallery closes. */
  readonly isOpen: boolean;
  /** Emits once, when the gallery has closed; its id is free again. */
  readonly close$: GalleryStream<ImageModalEvent>;
  /** Emits before an image is shown; the result is its 1-based position. */
  readonly show$: GalleryStream<ImageModalEvent>;
  /** Emits when the first image is reached. */
  readonly firstImage$: GalleryStream<ImageModalEvent>;
  /** Emits when the last image is reached. */
  readonly lastImage$: GalleryStream<ImageModalEvent>;
  /** Emits when the images are ready, after opening and after an update. */
  readonly hasData$: GalleryStream<ImageModalEvent>;
  /** Emits before the action of an upper button. */
  readonly buttonBeforeHook$: GalleryStream<ButtonEvent>;
  /** Emits after the action of an upper button, except the close button. */
  readonly buttonAfterHook$: GalleryStream<ButtonEvent>;
  /** Closes the gallery; no effect if it is closed. */
  closeModal(): void;
  /** Shows the image at a 0-based index; an index outside the list is ignored. */
  navigateTo(index: number): void;
  /** Replaces the images of this gallery; the active image is kept by its id. */
  updateImages(images: readonly T[]): void;
}

/** Opens, closes and updates modal galleries. */
export interface ModalGalleryService {
  /**
   * Opens a modal gallery and returns its handle; events follow one task later.
   * @throws GalleryError `INVALID_ID`, `DUPLICATE_ID`, `EMPTY_IMAGES`, `INVALID_IMAGE`, `MISSING_CURRENT_IMAGE`, `INVALID_INTERVAL` or `UNKNOWN_BUTTON_TYPE`, before anything is rendered.
   */
  open<T extends GalleryImage>(config: ModalGalleryConfig<T>): ModalGalleryRef<T>;
  /** Closes the gallery with this id; if `clickOutside` is true, only with `enableCloseOutside`. */
  close(id: number, clickOutside?: boolean): void;
  /** Replaces the images of every open gallery, or of the one with `id`. */
  updateModalImages(images: readonly GalleryImage[], id?: number): void;
}
