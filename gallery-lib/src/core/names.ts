import type { GalleryImage } from '../model/image';
import { plainText } from './plain-text';

/** The texts of one picture; an empty title means no tooltip. */
export interface ImageTexts {
  readonly alt: string;
  readonly title: string;
  readonly ariaLabel?: string;
}

function numbered(index: number): string {
  return `Image ${index + 1}`;
}

/** Texts of a big picture, or of a side preview of one; `title` stands where the image has none of its own. */
export function bigImageTexts(image: GalleryImage, index: number, title: string): ImageTexts {
  const { modal } = image;
  return {
    alt: modal.alt ?? (modal.description ? plainText(modal.description) : numbered(index)),
    title: modal.title ?? title,
    ariaLabel: modal.ariaLabel || undefined,
  };
}

/** Texts of a thumbnail in the modal gallery's strip; its control is named by `fallbackName` where the image has no name. */
export function stripTexts(image: GalleryImage, fallbackName: string): ImageTexts {
  const { alt, title, ariaLabel } = image.modal;
  return {
    alt: alt ?? '',
    title: title ?? '',
    ariaLabel: ariaLabel || (alt ? undefined : fallbackName),
  };
}

/** Texts of a preview in the carousel's row. */
export function carouselPreviewTexts(image: GalleryImage, fallbackName: string): ImageTexts {
  const { modal, plain } = image;
  const alt = plain?.alt ?? modal.alt ?? '';
  return {
    alt,
    title: plain?.title ?? modal.title ?? '',
    ariaLabel: plain?.ariaLabel || modal.ariaLabel || (alt ? undefined : fallbackName),
  };
}

/** Texts of a thumbnail in the plain gallery; `count` is the length of the whole list. */
export function plainTexts(image: GalleryImage, index: number, count: number): ImageTexts {
  const { modal, plain } = image;
  const text = plain?.description || modal.description;
  return {
    alt: plain?.alt ?? (plain?.description ? plainText(plain.description) : numbered(index)),
    title: plain?.title ?? `${numbered(index)}/${count}${text ? ` - ${plainText(text)}` : ''}`,
    ariaLabel: plain?.ariaLabel || undefined,
  };
}
