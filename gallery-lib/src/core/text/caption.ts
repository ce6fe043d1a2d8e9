import { DescriptionStrategy } from '../../model/enums';
import type { NormalizedImage } from '../images/normalized-image';
import type { ToText } from './plain-text';
import type { ResolvedDescription } from '../config/resolve-shared';

/** An image and its 0-based index in a list. */
export interface ImagePosition {
  image: NormalizedImage;
  index: number;
  count: number;
}

function composeCaption(config: ResolvedDescription, { image, index, count }: ImagePosition) {
  if (config.customFullDescription) return config.customFullDescription;
  const own = image.caption;
  return (
    `${config.imageText}${index + 1}${config.numberSeparator}${count}` +
    (own ? config.beforeTextDescription + own : '')
  );
}

/** Returns the caption of an image, with its markup; an empty string if the strategy shows none. */
export function getCaption(config: ResolvedDescription, position: ImagePosition): string {
  switch (config.strategy) {
    case DescriptionStrategy.ALWAYS_HIDDEN:
      return '';
    case DescriptionStrategy.HIDE_IF_EMPTY:
      return position.image.caption ?? '';
    default:
      return composeCaption(config, position);
  }
}

/** Returns position, total and description as plain text, independent of the strategy, for tooltips and announcements. */
export function getTitle(
  config: ResolvedDescription,
  position: ImagePosition,
  toText: ToText,
): string {
  return toText(composeCaption(config, position));
}
