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
  const interval = libConfig?.slideConfig?.playConfig?.interval ?? undefined;
  if (interval !== undefined) checkInterval(name, 'slideConfig.playConfig', interval);
  const { zoomConfig, openingConfig } = libConfig ?? {};
  checkMinimum(name, 'INVALID_ZOOM', ['zoomConfig.max', zoomConfig?.max ?? undefined, 1]);
  checkMinimum(name, 'INVALID_DURATION', [
    'openingConfig.duration',
    openingConfig?.duration ?? undefined,
    0,
  ]);
  checkButtons(name, libConfig?.buttonsConfig ?? {});
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
  checkImages(name, images, false, libConfig?.linkConfig?.name);
  if (needsCurrentImage || currentImage) checkCurrentImage(name, images, currentImage);
  checkLibConfig(name, libConfig);
}
