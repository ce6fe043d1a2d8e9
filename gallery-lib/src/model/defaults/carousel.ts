import type { ByWidth } from '../options/common';
import { DescriptionStrategy, LoadingType } from '../enums';
import type { CarouselLibConfig } from '../options/lib-config';
import { CAROUSEL_LABELS } from './labels/carousel-labels';
import { freeze } from './freeze';
import { BREAKPOINTS, DEFAULT_PREVIEW_NUMBER, description, KEYS, PLAY } from './shared';

/** Default options of a carousel. */
export const CAROUSEL_DEFAULTS = freeze({
  carouselConfig: {
    maxWidth: '100%',
    maxHeight: '400px',
    showArrows: true as boolean,
    objectFit: 'cover',
    keyboardEnable: true as boolean,
    modalGalleryEnable: false as boolean,
    slidesPerView: 1 as ByWidth<number>,
    gap: 8 as ByWidth<number>,
    align: 'start' as ByWidth<'start' | 'center'>,
    step: 'slide' as ByWidth<'slide' | 'page'>,
  },
  carouselImageConfig: {
    description: description(DescriptionStrategy.ALWAYS_HIDDEN),
    loadingConfig: { enable: true as boolean, type: LoadingType.STANDARD as LoadingType },
    invertSwipe: false as boolean,
  },
  carouselPreviewsConfig: {
    visible: true as boolean,
    number: DEFAULT_PREVIEW_NUMBER as number,
    arrows: true as boolean,
    clickable: true as boolean,
    width: '25%',
    maxHeight: '200px',
    breakpoints: BREAKPOINTS,
  },
  carouselPlayConfig: PLAY,
  carouselDotsConfig: { visible: true as boolean },
  carouselSlideInfinite: true as boolean,
  accessibilityConfig: CAROUSEL_LABELS,
  keyboardConfig: KEYS,
} satisfies CarouselLibConfig);
