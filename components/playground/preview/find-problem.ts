import { checkCarousel } from '@/gallery-lib/src/core/config/check-carousel';
import { checkModalOptions } from '@/gallery-lib/src/core/config/check-modal';
import { checkPlainGallery } from '@/gallery-lib/src/core/config/check-plain';
import { normalizeImages } from '@/gallery-lib/src/core/images/normalize-images';
import type { AnyImage } from 'ks-gallery-react';
import type { ComponentName } from '../fields/field';

/** Returns what the library says in development about the options of a component, if they are not valid. */
export function findProblem(
  component: ComponentName,
  config: object,
  given: readonly AnyImage[],
): string | undefined {
  const images = normalizeImages(given);
  try {
    if (component === 'carousel') checkCarousel('Carousel 1', config, images);
    else if (component === 'plain') checkPlainGallery('Plain gallery 1', config, images);
    // Without images it stays closed.
    else checkModalOptions('Modal gallery 1', config);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}
