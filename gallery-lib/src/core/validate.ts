import { ButtonsStrategy, ButtonType, PlainGalleryStrategy } from '../model/enums';
import { GalleryError } from '../model/errors';
import type { GalleryImage } from '../model/image';
import { GridLayout, LineLayout } from '../model/plain-gallery';
import type { ResolvedModalConfig } from './resolve-modal';
import type { ResolvedPlainConfig } from './resolve-plain';

/** A component as its messages name it. */
export type GalleryKind = 'Modal gallery' | 'Plain gallery' | 'Carousel';

/** Throws `INVALID_ID` unless the id is a whole number of at least 0. */
export function checkId(kind: GalleryKind, id: number): void {
  if (!Number.isInteger(id) || id < 0) {
    throw new GalleryError(
      'INVALID_ID',
      `${kind}: id is ${id}; it must be a whole number of at least 0.`,
    );
  }
}

/** Throws `INVALID_IMAGE` when an image lacks a usable id or its modal part, and `EMPTY_IMAGES` for an empty list where one is not allowed. */
export function checkImages(
  kind: GalleryKind,
  id: number,
  images: readonly GalleryImage[],
  mayBeEmpty = false,
): void {
  if (!images?.length && !mayBeEmpty) {
    throw new GalleryError(
      'EMPTY_IMAGES',
      `${kind} ${id}: images is empty; at least one image is needed.`,
    );
  }
  // Unlike `forEach` this stops at holes as well.
  for (const [index, image] of images?.entries() ?? []) {
    if (!(image?.id >= 0) || !image.modal) {
      throw new GalleryError(
        'INVALID_IMAGE',
        `${kind} ${id}: images[${index}] has the id ${image?.id}; an image needs an id of at least 0 and a modal part.`,
      );
    }
  }
}

/** Throws `INVALID_INTERVAL` unless the interval is greater than 0. */
export function checkInterval(
  kind: GalleryKind,
  id: number,
  field: string,
  interval: number,
): void {
  if (!(interval > 0)) {
    throw new GalleryError(
      'INVALID_INTERVAL',
      `${kind} ${id}: ${field}.interval is ${interval}; it must be greater than 0 milliseconds.`,
    );
  }
}

/** Returns the index of the image to start with, or throws `MISSING_CURRENT_IMAGE`. */
export function checkCurrentImage(
  id: number,
  images: readonly GalleryImage[],
  currentImage: GalleryImage | null | undefined,
): number {
  const index = images.findIndex((image) => image.id === currentImage?.id);
  if (index < 0) {
    throw new GalleryError(
      'MISSING_CURRENT_IMAGE',
      `Modal gallery ${id}: currentImage has the id ${currentImage?.id}; it must be the id of one of the images.`,
    );
  }
  return index;
}

/** Throws `UNKNOWN_BUTTON_TYPE` when a custom button has a type that is not in `ButtonType`. */
export function checkButtons(id: number, config: ResolvedModalConfig['buttonsConfig']): void {
  if (config.strategy !== ButtonsStrategy.CUSTOM) return;
  config.buttons?.forEach(({ type }, index) => {
    if (ButtonType[type] === undefined) {
      throw new GalleryError(
        'UNKNOWN_BUTTON_TYPE',
        `Modal gallery ${id}: buttonsConfig.buttons[${index}].type is ${type}; it must be a member of ButtonType.`,
      );
    }
  });
}

/** Throws `LAYOUT_MISMATCH` unless a line layout goes with ROW or COLUMN and a grid layout with GRID. */
export function checkLayout(id: number, config: ResolvedPlainConfig['plainGalleryConfig']): void {
  const { strategy, layout } = config;
  const fits =
    layout instanceof LineLayout
      ? strategy === PlainGalleryStrategy.ROW || strategy === PlainGalleryStrategy.COLUMN
      : layout instanceof GridLayout && strategy === PlainGalleryStrategy.GRID;
  if (!fits || !layout.breakConfig) {
    throw new GalleryError(
      'LAYOUT_MISMATCH',
      `Plain gallery ${id}: plainGalleryConfig.strategy is ${PlainGalleryStrategy[strategy] ?? strategy}; ` +
        'ROW and COLUMN need a LineLayout, GRID needs a GridLayout, each with a breakConfig.',
    );
  }
}
