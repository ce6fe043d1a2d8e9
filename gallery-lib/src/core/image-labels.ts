import type { GalleryImage, ModalImage, PlainImage } from '../model/image';
import { plainText } from './plain-text';

/** Alternative text, tooltip and accessible name of an image; with an empty title it has no tooltip. */
export interface ImageLabels {
  readonly alt: string;
  readonly title: string;
  readonly ariaLabel?: string;
}

function getNumberedName(index: number): string {
  return `Image ${index + 1}`;
}

/** Returns position, total and text of an image as plain text. */
export function getNumberedTitle(index: number, count: number, text: string | undefined): string {
  return `${getNumberedName(index)}/${count}${text ? ` - ${plainText(text)}` : ''}`;
}

/** Returns the labels of a full image or a side preview; `title` is the default tooltip. */
export function getImageLabels(image: GalleryImage, index: number, title: string): ImageLabels {
  const { modal } = image;
  return {
    alt: modal.alt ?? (modal.description ? plainText(modal.description) : getNumberedName(index)),
    title: modal.title ?? title,
    ariaLabel: modal.ariaLabel || undefined,
  };
}

/**
 * Returns the labels of a thumbnail in the modal gallery or the carousel; `fallbackName` names it if the image has no
 * name. The carousel passes the plain part, which is used first.
 */
export function getThumbnailLabels(
  fallbackName: string,
  modal: ModalImage,
  plain?: PlainImage,
): ImageLabels {
  const alt = plain?.alt ?? modal.alt ?? '';
  return {
    alt,
    title: plain?.title ?? modal.title ?? '',
    ariaLabel: plain?.ariaLabel || modal.ariaLabel || (alt ? undefined : fallbackName),
  };
}

/** Returns the labels of a thumbnail in the plain gallery; `count` is the number of all images. */
export function getPlainThumbnailLabels(
  image: GalleryImage,
  index: number,
  count: number,
): ImageLabels {
  const { modal, plain } = image;
  const text = plain?.description || modal.description;
  return {
    alt: plain?.alt ?? (plain?.description ? plainText(plain.description) : getNumberedName(index)),
    title: plain?.title ?? getNumberedTitle(index, count, text),
    ariaLabel: plain?.ariaLabel || undefined,
  };
}
