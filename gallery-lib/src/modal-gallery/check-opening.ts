import { checkImages, checkInterval, checkMinimum } from '../core/config/validate';
import { checkButtons, checkCurrentImage } from '../core/config/validate-modal';
import type { GalleryImage } from '../model/image';
import type { ModalLibConfig } from '../model/options/lib-config';

/** Part of the options that is checked when a gallery opens. */
export interface Opening {
  images: readonly GalleryImage[];
  currentImage?: GalleryImage | null;
  libConfig?: ModalLibConfig;
}

/** Checks the options of a modal gallery; a missing field has a valid default. */
export function checkLibConfig(name: string, libConfig: ModalLibConfig | undefined): void {
  const { slideConfig, zoomConfig, openingConfig, transitionConfig, buttonsConfig } =
    libConfig ?? {};
  checkInterval(name, 'slideConfig.playConfig', slideConfig?.playConfig?.interval ?? 1);
  checkMinimum(name, 'INVALID_ZOOM', ['zoomConfig.max', zoomConfig?.max, 1]);
  checkMinimum(name, 'INVALID_DURATION', ['openingConfig.duration', openingConfig?.duration, 0]);
  checkMinimum(name, 'INVALID_DURATION', [
    'transitionConfig.duration',
    transitionConfig?.duration,
    0,
  ]);
  checkButtons(name, buttonsConfig ?? {});
}

/**
 * Checks what a modal gallery is opened with.
 * @throws GalleryError as listed at `ModalGalleryService.open`, except those about the id.
 */
export function checkOpening(
  name: string,
  { images, currentImage, libConfig }: Opening,
  needsCurrentImage = true,
): void {
  checkImages(name, images);
  if (needsCurrentImage || currentImage) checkCurrentImage(name, images, currentImage);
  checkLibConfig(name, libConfig);
}
