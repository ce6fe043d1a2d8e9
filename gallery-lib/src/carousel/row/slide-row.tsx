'use client';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createSizeObserver } from '../../core/elements';
import type { RowOptions } from '../../core/config/row-options';
import { getRowGeometry, getStepIndex } from '../../core/slides/slide-row';
import type { SlideRules, SlideState } from '../../core/slides/slides';
import { attachRowScroll, type RowScroll } from './scroll-row';

/** Steps between slides side by side. */
export type RowRules = Pick<SlideRules, 'getNext' | 'getPrevious'>;

/** Props of `SlideRow`. */
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
  /** Called with the rules that follow from the width. They must not change between. */
  onRules: (rules: RowRules) => void;
  /** Called with the index of the slide to which the user has scrolled. */
  onSettle: (index: number) => void;
}

/** Moves slides that are side by side by scrolling, and announces the active one. */
export function SlideRow(props: SlideRowProps): ReactNode {
  const { stage, dragged, state, options, isWaiting, text, moving, reducedMotion, onRules } = props;
  const { images, index } = state;
  const [width, setWidth] = useState(0);
  const scroll = useRef<RowScroll>(undefined);
  const hasStarted = useRef(false);
  const shown = useRef({ width, images, options });
  const row = getRowGeometry(options, width, images.length + Number(isWaiting));
  const active = isWaiting ? images.length : index;
  const current = { row, index: active, reducedMotion, onSettle: props.onSettle };
  const latest = useRef(current);

  useLayoutEffect(() => {
    latest.current = current;
  });
  useLayoutEffect(() => {
    const element = stage.current?.querySelector<HTMLElement>('.ks-slides');
    const observer = createSizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0;
      setWidth(measured);
      // It is not visible.
      if (!measured) onRules({});
    });
    // Test environments have no layout, so that there is nothing to scroll.
    if (!element || !observer) return onRules({});
    const attached = attachRowScroll(
      element,
      dragged,
      () => latest.current,
      (reached) => latest.current.onSettle(reached),
    );
    observer.observe(element);
    scroll.current = attached;
    return () => {
      scroll.current = undefined;
      observer.disconnect();
      attached.detach();
    };
  }, [stage, dragged, onRules]);
  useLayoutEffect(() => {
    if (!width) return;
    const step = (direction: 1 | -1) => (from: number, count: number, infinite: boolean) =>
      getStepIndex(getRowGeometry(options, width, count), from, direction, infinite);
    onRules({ getNext: step(1), getPrevious: step(-1) });
  }, [options, width, onRules]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { width, images, options };
    if (!width) return;
    const isSameRow =
      before.width === width && before.images === images && before.options === options;
    // At first the user may have scrolled already, before this code has arrived.
    if (hasStarted.current) scroll.current?.show(isSameRow);
    else scroll.current?.start();
    hasStarted.current = true;
  }, [active, width, images, options]);

  return (
    <p className="ks-visually-hidden" role="status" aria-live={moving ? 'off' : 'polite'}>
      {text}
    </p>
  );
}
