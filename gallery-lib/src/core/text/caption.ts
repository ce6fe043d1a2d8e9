import { DescriptionStrategy } from '../../model/enums';
import type { NormalizedImage } from '../images/normalized-image';
import { isolate } from './direction';
import type { ToText } from './plain-text';
import type { ResolvedDescription } from '../config/resolve-shared';

/** An image and its 0-based index in a list. */
export interface ImagePosition {
  image: NormalizedImage;
  index: number;
  count: number;
}

/** Label with position and total, and the text of the image, whose direction may be another one. */
type CaptionTexts = readonly [label: string, text: string];

function composeCaption(
  config: ResolvedDescription,
  { image, index, count }: ImagePosition,
): CaptionTexts {
  if (config.customFullDescription) return ['', config.customFullDescription];
  const { caption = '' } = image;
  const label = `${config.imageText}${index + 1}${config.numberSeparator}${count}`;
  return [caption ? label + config.beforeTextDescription : label, caption];
}

const join = ([label, text]: CaptionTexts) => label + isolate(text, label);

/** Returns the texts of the caption of an image, with their markup; empty strings if the strategy shows none. */
export function getCaptionTexts(
  config: ResolvedDescription,
  position: ImagePosition,
): CaptionTexts {
  switch (config.strategy) {
    case DescriptionStrategy.ALWAYS_HIDDEN:
      return ['', ''];
    case DescriptionStrategy.HIDE_IF_EMPTY:
      return ['', position.image.caption ?? ''];
    default:
      return composeCaption(config, position);
  }
}

/** Returns the caption of an image as one text, with its markup. */
export const getCaption = (config: ResolvedDescription, position: ImagePosition): string =>
  join(getCaptionTexts(config, position));

/** Returns position, total and description as plain text, independent of the strategy, for tooltips and announcements. */
export function getTitle(
  config: ResolvedDescription,
  position: ImagePosition,
  toText: ToText,
): string {
  return toText(join(composeCaption(config, position)));
}

/** Number of characters from which a caption can cover too much of an image in a small window. */
const LONG = 100;

/** Returns whether a caption may need a button that shows all of it. */
export const isLong = (caption = ''): boolean => caption.length > LONG;
