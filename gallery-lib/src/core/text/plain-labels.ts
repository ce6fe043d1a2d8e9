import type { NormalizedImage } from '../images/normalized-image';
import type { ResolvedPlainConfig } from '../config/resolve-plain';
import { getImageLabels, nameVideo, type ImageLabels } from './image-labels';
import { isolate } from './direction';
import { fillLabel } from './labels';
import { plainText } from './plain-text';

type PlainLabels = ResolvedPlainConfig['accessibilityConfig'];

/** Returns position, total and text of an image of a plain gallery as plain text. */
export function getNumberedTitle(
  { imageTitle }: PlainLabels,
  index: number,
  count: number,
  text: string | undefined,
): string {
  const title = fillLabel(imageTitle, index, count);
  return text ? `${title} - ${isolate(plainText(text), title)}` : title;
}

/** Returns the labels of a thumbnail in the plain gallery; `count` is the number of all images. */
export function getPlainThumbnailLabels(
  image: NormalizedImage,
  index: number,
  count: number,
  labels: PlainLabels,
): ImageLabels {
  const { thumb } = image;
  const text = thumb?.caption || image.caption;
  const title = getNumberedTitle(labels, index, count, text);
  const names = getImageLabels({ ...thumb }, labels.imageAriaLabel, index, title, true, plainText);
  return nameVideo(names, image, labels.videoAriaLabel);
}
