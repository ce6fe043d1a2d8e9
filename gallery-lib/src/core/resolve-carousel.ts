import { CAROUSEL_DEFAULTS } from '../model/defaults/carousel';
import type { CarouselLibConfig } from '../model/lib-config';
import { merge } from './merge';
import { withPreviewNumber } from './preview-number';

/** A carousel configuration in which nothing is left out. */
export type ResolvedCarouselConfig = typeof CAROUSEL_DEFAULTS;

/** Completes a carousel configuration: its own sections win over the shared ones, those over the defaults. */
export function resolveCarouselConfig(
  given: CarouselLibConfig | undefined,
): ResolvedCarouselConfig {
  const { previewConfig, dotsConfig, slideConfig, currentImageConfig, ...own } = given ?? {};
  const shared = merge(CAROUSEL_DEFAULTS, {
    carouselPreviewsConfig: previewConfig,
    carouselDotsConfig: dotsConfig,
    carouselPlayConfig: slideConfig?.playConfig,
    carouselSlideInfinite: slideConfig?.infinite,
    carouselImageConfig: currentImageConfig,
  });
  const config = merge(shared, own);
  const previews = withPreviewNumber(config.carouselPreviewsConfig);
  const width = own.carouselPreviewsConfig?.width ?? previewConfig?.width;
  return {
    ...config,
    carouselPreviewsConfig: { ...previews, width: width ?? `${100 / previews.number}%` },
  };
}
