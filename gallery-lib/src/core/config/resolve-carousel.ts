import { CAROUSEL_DEFAULTS } from '../../model/defaults/carousel';
import type { CarouselLibConfig } from '../../model/options/lib-config';
import { merge } from './merge';
import { withPreviewNumber } from './resolve-shared';

/** Complete configuration of a carousel. */
export type ResolvedCarouselConfig = typeof CAROUSEL_DEFAULTS;

/** Merges the options of a carousel over the defaults; its own sections override the shared ones. */
export function resolveCarouselConfig(
  options: CarouselLibConfig | undefined,
): ResolvedCarouselConfig {
  const { previewConfig, dotsConfig, slideConfig, currentImageConfig, ...own } = options ?? {};
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
