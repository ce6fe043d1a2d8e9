import type { ReactNode } from 'react';
import type { ButtonEvent, GalleryStream, ImageModalEvent } from './events';
import type { GalleryImage } from './image';
import type { ModalLibConfig } from './lib-config';

/** What a preview template is given. */
export interface PreviewTemplateContext<T extends GalleryImage = GalleryImage> {
  /** The caller's own image, with any extra fields. */
  preview: T;
  /** The standard thumbnail, to be wrapped, moved or dropped. */
  defaultTemplate: ReactNode;
}

/** What `open` needs to show a modal gallery. */
export interface ModalGalleryConfig<T extends GalleryImage = GalleryImage> {
  /** Whole number of at least 0, unique among the open modal galleries. */
  id: number;
  /** The images, at least one; give a new array to change them, never change the array itself. */
  images: readonly T[];
  /** The image to start with, found in `images` by its id. */
  currentImage: T;
  /** Configuration. */
  libConfig?: ModalLibConfig;
  /** Draws the inside of each thumbnail of the strip. */
  previewsTemplate?: (context: PreviewTemplateContext<T>) => ReactNode;
}

/** Handle of one opening of a modal gallery; after `close$` its streams are silent. */
export interface ModalGalleryRef<T extends GalleryImage = GalleryImage> {
  /** Id of the gallery. */
  readonly id: number;
  /** Whether the gallery is still open. */
  readonly isOpen: boolean;
  /** Once per opening, before the gallery disappears. */
  readonly close$: GalleryStream<ImageModalEvent>;
  /** Before each image is shown; result is its position counted from 1. */
  readonly show$: GalleryStream<ImageModalEvent>;
  /** When the first image is reached. */
  readonly firstImage$: GalleryStream<ImageModalEvent>;
  /** When the last image is reached. */
  readonly lastImage$: GalleryStream<ImageModalEvent>;
  /** When the images are ready, after opening and after an update. */
  readonly hasData$: GalleryStream<ImageModalEvent>;
  /** Before an upper button does its work. */
  readonly buttonBeforeHook$: GalleryStream<ButtonEvent>;
  /** After an upper button has done its work; never for the close button. */
  readonly buttonAfterHook$: GalleryStream<ButtonEvent>;
  /** Closes the gallery; does nothing when it is closed already. */
  closeModal(): void;
  /** Shows the image at an index counted from 0; an index outside the list is ignored. */
  navigateTo(index: number): void;
  /** Replaces the images of this gallery; the current one is kept by its id. */
  updateImages(images: readonly T[]): void;
}

/** Opens, closes and updates modal galleries. */
export interface ModalGalleryService {
  /**
   * Opens a modal gallery and returns its handle at once; events follow one task later.
   * @throws GalleryError `INVALID_ID`, `DUPLICATE_ID`, `EMPTY_IMAGES`, `INVALID_IMAGE`, `MISSING_CURRENT_IMAGE`, `INVALID_INTERVAL` or `UNKNOWN_BUTTON_TYPE`, before anything is shown.
   */
  open<T extends GalleryImage>(config: ModalGalleryConfig<T>): ModalGalleryRef<T>;
  /** Closes the gallery of that id; with `clickOutside` only where `enableCloseOutside` is true. */
  close(id: number, clickOutside?: boolean): void;
  /** Replaces the images of every open gallery, or of the one named by `id`. */
  updateModalImages(images: readonly GalleryImage[], id?: number): void;
}
