import type { NormalizedImage } from '../images/normalized-image';
import { fillLabel } from './labels';
import type { ToText } from './plain-text';

/** Alternative text, tooltip and accessible name of an image; with an empty title it has no tooltip. */
export interface ImageLabels {
  readonly alt: string;
  readonly title: string;
  readonly ariaLabel?: string;
}

/**
 * Returns the labels of a full image, a side preview or a thumbnail; `pattern` names an image without texts, `caption` is
 * the default tooltip. As the content of a button or link the image always has a name.
 */
export function getImageLabels(
  { alt: ownAlt, title: ownTitle, ariaLabel, caption: text = '' }: Partial<NormalizedImage>,
  pattern: string,
  index: number,
  caption: string,
  isContent: boolean,
  toText: ToText,
): ImageLabels {
  const name = fillLabel(pattern, index);
  const alt = ownAlt ?? (toText(text) || name);
  const title = ownTitle ?? caption;
  return { alt, title, ariaLabel: ariaLabel || (isContent && !alt ? title || name : undefined) };
}

/** Returns the labels of a thumbnail, whose name says if it is that of a video. */
export function nameVideo(
  names: ImageLabels,
  { video }: NormalizedImage,
  pattern: string | undefined,
): ImageLabels {
  if (!video || !pattern) return names;
  return { ...names, ariaLabel: pattern.replace('{name}', () => names.ariaLabel || names.alt) };
}

/**
 * Returns the labels of a thumbnail in the modal gallery or the carousel; `fallbackName` names it if the image has no
 * name. The carousel passes the thumbnail, whose labels are used first.
 */
export function getThumbnailLabels(
  fallbackName: string,
  image: NormalizedImage,
  thumb?: NormalizedImage['thumb'],
): ImageLabels {
  const alt = thumb?.alt ?? image.alt ?? '';
  return {
    alt,
    title: thumb?.title ?? image.title ?? '',
    ariaLabel: thumb?.ariaLabel || image.ariaLabel || (alt ? undefined : fallbackName),
  };
}
