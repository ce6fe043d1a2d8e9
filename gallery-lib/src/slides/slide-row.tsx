'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createSizeObserver } from '../core/elements';
import type { RowOptions, RowRules, SlideRowProps } from '../core/slide-row-registry';
import { getRowGeometry, getStepIndex } from './row-geometry';
import { attachRowScroll, type RowScroll } from './scroll-row';

const findSlides = (stage: HTMLElement | null): HTMLElement | null | undefined =>
  stage?.querySelector<HTMLElement>('.ks-slides');

/** Returns the width of the slides in px; 0 without a layout, which test environments never have. */
function measure(stage: HTMLElement | null): number {
  const slides = findSlides(stage);
  return slides?.clientWidth ? parseFloat(getComputedStyle(slides).width) : 0;
}

/** Returns the steps in a width. */
function getRules(options: RowOptions, width: number): RowRules {
  if (!width) return {};
  const step = (direction: 1 | -1) => (from: number, count: number, infinite: boolean) =>
    getStepIndex(getRowGeometry(options, width, count), from, direction, infinite);
  return { getNext: step(1), getPrevious: step(-1) };
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
    const element = findSlides(stage.current);
    // It is 0 while they are not visible.
    const observer = createSizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (!element || !observer) return;
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
  }, [stage, dragged]);
  useLayoutEffect(() => {
    // Effects of the application, which may move it, run before the observer does.
    onRules(getRules(options, width || measure(stage.current)));
  }, [stage, options, width, onRules]);
  useLayoutEffect(() => () => onRules({}), [onRules]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { width, images, options };
    if (!width) return;
    const isSameRow =
      before.width === width && before.images === images && before.options === options;
    // At first the user may have scrolled already, before the scripts have arrived.
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
