import type { ComponentType, CSSProperties, RefObject } from 'react';
import type { Widths } from './by-width';
import type { ResolvedCarouselConfig } from './config/resolve-carousel';
import type { SlideRules, SlideState } from './slides/slides';

/** Steps between slides side by side. */
export type RowRules = Pick<SlideRules, 'getNext' | 'getPrevious'>;

/** Options of slides side by side. */
export interface RowOptions {
  readonly slidesPerView: Widths<number>;
  readonly gap: Widths<number>;
  readonly align: Widths<'start' | 'center'>;
  readonly step: Widths<'slide' | 'page'>;
}

/** What the component needs that moves slides side by side. */
export interface SlideRowProps {
  stage: RefObject<HTMLElement | null>;
  /** True while the row scrolls, or is dragged. */
  dragged: RefObject<boolean>;
  state: SlideState;
  options: RowOptions;
  /** True while the waiting slide is the active one. */
  isWaiting: boolean;
  /** Text that announces the active slide. */
  text: string;
  /** True while autoplay changes the image, which must not be announced. */
  moving: boolean;
  reducedMotion: boolean;
  /** Called with the rules that follow from the width; there are none without a layout. Must not change. */
  onRules: (rules: RowRules) => void;
  /** Called with the index of the slide to which the user has scrolled. */
  onSettle: (index: number) => void;
}

/** Slides side by side. */
export interface AddedRow {
  readonly options: RowOptions;
  /** Their layout, as custom properties, which needs no script. */
  readonly style: CSSProperties;
  /** Moves them, and announces the active one. */
  readonly SlideRow: ComponentType<SlideRowProps>;
}

/** Reads the options of slides side by side. */
export type RowReader = (config: ResolvedCarouselConfig['carouselConfig']) => AddedRow;

let current: RowReader | undefined;
let hasWarned = false;

/** Sets the reader of slides side by side, for all carousels that are rendered from now on. */
export function setRowReader(reader: RowReader): void {
  current = reader;
}

/** Reads slides side by side; nothing with one slide, and without `registerSlides`, of which development warns once. */
export function readRow(
  name: string,
  config: ResolvedCarouselConfig['carouselConfig'],
): AddedRow | undefined {
  if (config.slidesPerView === 1) return undefined;
  if (process.env.NODE_ENV !== 'production' && !current && !hasWarned) {
    hasWarned = true;
    console.warn(
      `${name}: slidesPerView has no effect without registerSlides of ks-gallery-react/slides. See ks-gallery-react/docs/troubleshooting.md#slides-not-registered`,
    );
  }
  return current?.(config);
}
