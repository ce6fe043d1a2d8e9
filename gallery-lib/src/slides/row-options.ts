import { readByWidth, type Widths } from '../core/by-width';
import type { ResolvedCarouselConfig } from '../core/config/resolve-carousel';
import { ROW_RULES } from '../core/config/row-rules';
import type { RowOptions } from '../core/slide-row-registry';
import { CAROUSEL_DEFAULTS } from '../model/defaults/carousel';

/** Returns the options of slides side by side. */
export function readRowOptions(config: ResolvedCarouselConfig['carouselConfig']): RowOptions {
  const options = Object.entries(ROW_RULES).map(([key, rule]) => {
    const field = key as keyof RowOptions;
    return [field, readByWidth(config[field], rule, CAROUSEL_DEFAULTS.carouselConfig[field])];
  });
  return Object.fromEntries(options) as RowOptions;
}

/**
 * Returns a CSS length that depends on the width that is 100%. Media and container queries cannot be in a style
 * attribute, and a strict content security policy allows no style element.
 */
function getLength<T>(widths: Widths<T>, toLength: (value: T) => string): string {
  const terms = widths.map(([from, value], index) => {
    const before = widths[index - 1];
    // 0px below the width, and from it on more than any difference.
    const limit = `max(0px,(100% - ${from - 0.01}px)*1e6)`;
    return before
      ? `clamp(-1*${limit},${toLength(value)} - ${toLength(before[1])},${limit})`
      : toLength(value);
  });
  return `calc(${terms.join(' + ')})`;
}

/** Returns the layout of slides side by side as custom properties, with which the stylesheet needs no script. */
export function getRowStyle({ slidesPerView, gap, align }: RowOptions): Record<string, string> {
  return {
    '--ks-slide-gap': getLength(gap, (value) => `${value}px`),
    '--ks-slide-width': getLength(
      slidesPerView,
      (value) => `((100% + var(--ks-slide-gap))/${value} - var(--ks-slide-gap))`,
    ),
    '--ks-slide-inset': getLength(align, (value) =>
      value === 'center' ? '(100% - var(--ks-slide-width))/2' : '0px',
    ),
  };
}
