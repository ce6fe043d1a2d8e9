import { DescriptionStrategy } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { plainText } from './plain-text';
import type { ResolvedModalConfig } from './resolve-modal';

type ResolvedDescription = ResolvedModalConfig['currentImageConfig']['description'];

function composed(config: ResolvedDescription, image: GalleryImage, index: number, count: number) {
  if (config.customFullDescription) return config.customFullDescription;
  const own = image.modal.description;
  return (
    `${config.imageText}${index + 1}${config.numberSeparator}${count}` +
    (own ? config.beforeTextDescription + own : '')
  );
}

/** The caption of an image under a strategy, with its markup; empty where none is shown. */
export function captionOf(
  config: ResolvedDescription,
  image: GalleryImage,
  index: number,
  count: number,
): string {
  switch (config.strategy) {
    case DescriptionStrategy.ALWAYS_HIDDEN:
      return '';
    case DescriptionStrategy.HIDE_IF_EMPTY:
      return image.modal.description ?? '';
    default:
      return composed(config, image, index, count);
  }
}

/** Position, total and description as plain text, whatever the strategy: for tooltips and announcements. */
export function titleOf(
  config: ResolvedDescription,
  image: GalleryImage,
  index: number,
  count: number,
): string {
  return plainText(composed(config, image, index, count));
}
