'use client';
import { setRowReader } from '../core/slide-row-registry';
import { getRowStyle, readRowOptions } from './row-options';
import { SlideRow } from './slide-row';

/**
 * Adds slides side by side (`carouselConfig.slidesPerView`, with `gap`, `align` and `step`) to all carousels that are
 * rendered from now on. Call it once, in a module that runs in the browser and where the HTML is rendered. Without it a
 * carousel shows one slide.
 */
export function registerSlides(): void {
  setRowReader((config) => {
    const options = readRowOptions(config);
    return { options, style: getRowStyle(options), SlideRow };
  });
}
