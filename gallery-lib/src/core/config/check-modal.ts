import { ButtonsStrategy } from '../../model/enums';
import type { NormalizedImage } from '../images/normalized-image';
import type { ButtonConfig, ButtonsConfig } from '../../model/options/buttons';
import type { ModalLibConfig } from '../../model/options/lib-config';
import {
  checkImageConfig,
  checkLinkName,
  checkMember,
  checkPlaceholders,
  ensure,
} from './check-options';
import { checkUrls } from '../url/check-urls';
import { BUTTON_TYPES, BUTTONS_STRATEGIES, isMember } from './members';
import { checkInterval } from './rules';
import { checkImages } from './validate';

/** Checks that the type of every custom button is in `ButtonType`. */
function checkButtons(name: string, { strategy, buttons }: ButtonsConfig): void {
  checkMember(name, 'buttonsConfig.strategy', BUTTONS_STRATEGIES, strategy);
  if (strategy !== ButtonsStrategy.CUSTOM) return;
  buttons?.forEach((button: ButtonConfig | undefined, index) => {
    const type = button?.type;
    const text = `buttonsConfig.buttons[${index}].type is ${JSON.stringify(type)}; it must be one of ${BUTTON_TYPES}.`;
    ensure(isMember(BUTTON_TYPES, type), 'UNKNOWN_BUTTON_TYPE', name, text);
  });
}

/** Checks the images of a modal gallery, as `normalizeImages` has returned them. */
export function checkModalImages(name: string, images: readonly NormalizedImage[]): void {
  checkImages(name, images);
  checkPlaceholders(name, images);
  checkUrls(name, images);
}

/** Checks the options of a modal gallery; a missing field has a valid default. */
export function checkModalOptions(name: string, options: ModalLibConfig = {}): void {
  const { controlsConfig, currentImageConfig, openingConfig, transitionConfig, zoomConfig } =
    options;
  checkInterval(name, 'slideConfig.playConfig', options.slideConfig?.playConfig?.interval ?? 1);
  for (const [field, value, minimum] of [
    ['zoomConfig.max', zoomConfig?.max, 1],
    ['controlsConfig.hideAfter', controlsConfig?.hideAfter || 0, 0],
    ['openingConfig.duration', openingConfig?.duration, 0],
    ['transitionConfig.duration', transitionConfig?.duration, 0],
  ] as const) {
    const code = minimum ? 'INVALID_ZOOM' : 'INVALID_DURATION';
    const text = `${field} is ${value}; it must be a number of at least ${minimum}.`;
    ensure((value ?? minimum) >= minimum, code, name, text);
  }
  checkButtons(name, options.buttonsConfig ?? {});
  const placement = currentImageConfig?.captionPlacement ?? 'auto';
  checkMember(name, 'captionPlacement', 'auto, over, below', `${placement}`);
  checkImageConfig(name, currentImageConfig);
  checkLinkName(name, options.linkConfig);
}

/** What a modal gallery is opened with. */
interface Opening {
  images: readonly NormalizedImage[];
  currentImage?: NormalizedImage | null;
  libConfig?: ModalLibConfig;
}

/** Checks what a modal gallery is opened with, except its id. */
export function checkModalGallery(
  name: string,
  { images, currentImage, libConfig }: Opening,
  needsCurrentImage = false,
): void {
  ensure(images.length, 'EMPTY_IMAGES', name, 'images is empty; at least one image is needed.');
  checkModalImages(name, images);
  const id = currentImage?.id;
  const isFound = images.some((image) => image.id === id);
  const text = `currentImage has the id ${id}; it must be the id of one of the images.`;
  if (needsCurrentImage || currentImage) ensure(isFound, 'MISSING_CURRENT_IMAGE', name, text);
  checkModalOptions(name, libConfig);
}
