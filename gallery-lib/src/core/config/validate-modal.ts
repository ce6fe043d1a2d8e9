import type { ButtonConfig, ButtonsConfig } from '../../model/options/buttons';
import { ButtonsStrategy, ButtonType } from '../../model/enums';
import { GalleryError } from '../../model/errors';
import type { GalleryImage } from '../../model/image';

/**
 * Returns the 0-based index of `currentImage`.
 * @throws GalleryError `MISSING_CURRENT_IMAGE`
 */
export function checkCurrentImage(
  name: string,
  images: readonly GalleryImage[],
  currentImage: GalleryImage | null | undefined,
): number {
  const index = images.findIndex((image) => image.id === currentImage?.id);
  if (index < 0) {
    throw new GalleryError(
      'MISSING_CURRENT_IMAGE',
      `${name}: currentImage has the id ${currentImage?.id}; it must be the id of one of the images.`,
    );
  }
  return index;
}

/**
 * Checks that the type of every custom button is in `ButtonType`.
 * @throws GalleryError `UNKNOWN_BUTTON_TYPE`
 */
export function checkButtons(name: string, config: ButtonsConfig): void {
  const { strategy } = config;
  if (strategy !== ButtonsStrategy.CUSTOM && strategy !== 'custom') return;
  config.buttons?.forEach((button: ButtonConfig | undefined, index) => {
    const type = button?.type;
    // A text is checked when the options are merged.
    const isMember =
      Number.isInteger(type) &&
      Number(type) >= ButtonType.DELETE &&
      Number(type) <= ButtonType.ZOOM_OUT;
    if (typeof type !== 'string' && !isMember) {
      throw new GalleryError(
        'UNKNOWN_BUTTON_TYPE',
        `${name}: buttonsConfig.buttons[${index}].type is ${type}; it must be a member of ButtonType.`,
      );
    }
  });
}
