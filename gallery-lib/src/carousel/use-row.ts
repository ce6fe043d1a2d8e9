'use client';
import { useEffect, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { report } from '../core/report';
import type { ResolvedCarouselConfig } from '../core/config/resolve-carousel';
import { getRowStyle, readRowOptions, type RowOptions } from '../core/config/row-options';
import type { SlideCommand, Slides } from '../core/slides/slides';
import type { RowRules, SlideRowProps } from './row/slide-row';

/** Slides side by side: their layout, and the code that scrolls them. */
export interface Row {
  readonly options: RowOptions;
  readonly style: CSSProperties;
  /** The code, as soon as it has arrived. */
  readonly code: typeof import('./row/slide-row') | undefined;
  /** Steps between the slides, as soon as the width is known; empty without a layout. */
  readonly rules: RowRules | undefined;
  readonly onRules: (rules: RowRules) => void;
  /** Text of the position of the active slide. */
  readonly position: string;
}

/** In place of the code that scrolls, if it could not be fetched: shows the active slide without an animation. */
function SlideRow({ stage, state: { index }, onRules }: SlideRowProps): ReactNode {
  useEffect(() => {
    onRules({});
    const before = scrollY;
    stage.current
      ?.querySelectorAll('.ks-slide')
      [index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    // Only the row must scroll, not the page.
    scrollTo(scrollX, before);
  }, [stage, index, onRules]);
  return null;
}

/** Reads the options of slides side by side, and fetches the code that only they need; `undefined` with one slide. */
export function useRow(
  config: ResolvedCarouselConfig['carouselConfig'],
): Omit<Row, 'position'> | undefined {
  const isRow = config.slidesPerView !== 1;
  const [code, setCode] = useState<Row['code']>();
  const [rules, onRules] = useState<RowRules>();
  useEffect(() => {
    if (!isRow) return;
    import('./row/slide-row').then(setCode, (error) => {
      report(error);
      setCode({ SlideRow });
    });
  }, [isRow]);
  const layout = useMemo(() => {
    const options = isRow && readRowOptions(config);
    return options ? { options, style: getRowStyle(options) } : undefined;
  }, [isRow, config]);
  return layout && { ...layout, code, rules, onRules };
}

/** Returns slides side by side whose steps wait until it is known how far they go. */
export function useWaitingSteps(row: Omit<Row, 'position'> | undefined, slides: Slides): Slides {
  const [steps] = useState<SlideCommand[]>([]);
  const isWaiting = row && !row.rules;
  useEffect(() => {
    if (!isWaiting) steps.splice(0).forEach(slides.dispatch);
  }, [isWaiting, steps, slides]);
  return useMemo(() => {
    const dispatch = (command: SlideCommand) =>
      /^(next|prev)/.test(command.type) ? void steps.push(command) : slides.dispatch(command);
    return isWaiting ? { ...slides, dispatch } : slides;
  }, [isWaiting, steps, slides]);
}
