import { CAROUSEL_DEFAULTS } from '../../model/defaults/carousel';
import type { NormalizedImage } from '../images/normalized-image';
import type { CarouselLibConfig } from '../../model/options/lib-config';
import { checkUrls } from '../url/check-urls';
import { checkByWidth, checkImageConfig, checkLinkName, checkPlaceholders } from './check-options';
import { resolveCarouselConfig } from './resolve-carousel';
import { ROW_RULES } from './row-rules';
import { checkInterval } from './rules';
import { checkImages } from './validate';

/** Checks the options of a carousel, and its images as `normalizeImages` has returned them. */
export function checkCarousel(
  name: string,
  options: CarouselLibConfig | undefined,
  images: readonly NormalizedImage[],
): void {
  const { carouselConfig, carouselPlayConfig } = resolveCarouselConfig(options);
  checkImageConfig(name, options?.currentImageConfig);
  checkImageConfig(name, options?.carouselImageConfig);
  checkInterval(name, 'carouselPlayConfig', carouselPlayConfig.interval);
  checkLinkName(name, options?.linkConfig);
  checkImages(name, images);
  checkPlaceholders(name, images);
  checkUrls(name, images);
  if (carouselConfig.slidesPerView === 1) return;
  for (const [key, rule] of Object.entries(ROW_RULES)) {
    const field = key as keyof typeof ROW_RULES;
    const fallback = CAROUSEL_DEFAULTS.carouselConfig[field];
    checkByWidth(name, `carouselConfig.${field}`, [carouselConfig[field], rule, fallback]);
  }
}
