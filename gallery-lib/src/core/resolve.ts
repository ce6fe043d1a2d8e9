import {
  CAROUSEL_DEFAULTS,
  DEFAULT_PREVIEW_NUMBER,
  MODAL_DEFAULTS,
  PLAIN_DEFAULTS,
} from '../model/defaults';
import type { CarouselLibConfig, ModalLibConfig, PlainLibConfig } from '../model/lib-config';
import { GridLayout, LineLayout } from '../model/plain-gallery';
import { merge } from './merge';

/** A modal configuration in which nothing is left out. */
export type ResolvedModalConfig = typeof MODAL_DEFAULTS;
/** A plain-gallery configuration in which nothing is left out. */
export type ResolvedPlainConfig = typeof PLAIN_DEFAULTS;
/** A carousel configuration in which nothing is left out. */
export type ResolvedCarouselConfig = typeof CAROUSEL_DEFAULTS;

function withPreviewNumber<T extends { number: number }>(previews: T): T {
  return previews.number > 0 ? previews : { ...previews, number: DEFAULT_PREVIEW_NUMBER };
}

/** Completes a modal configuration from the defaults. */
export function resolveModalConfig(given: ModalLibConfig | undefined): ResolvedModalConfig {
  const config = merge(MODAL_DEFAULTS, given);
  return { ...config, previewConfig: withPreviewNumber(config.previewConfig) };
}

function layoutOf(given: LineLayout | GridLayout): LineLayout | GridLayout {
  return 'justify' in given
    ? new LineLayout(given.size, given.breakConfig, given.justify)
    : new GridLayout(given.size, given.breakConfig);
}

/** Completes a plain-gallery configuration; a layout given as a plain object becomes one of the two classes. */
export function resolvePlainConfig(given: PlainLibConfig | undefined): ResolvedPlainConfig {
  const { layout, ...rest } = given?.plainGalleryConfig ?? {};
  const config = merge(PLAIN_DEFAULTS, { ...given, plainGalleryConfig: rest });
  if (!layout) return config;
  const plainGalleryConfig = { ...config.plainGalleryConfig, layout: layoutOf(layout) };
  return { ...config, plainGalleryConfig };
}

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
