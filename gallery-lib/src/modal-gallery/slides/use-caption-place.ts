'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { createSizeObserver } from '../../core/elements';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';

type Placement = ResolvedModalConfig['currentImageConfig']['captionPlacement'];

/**
 * Marks the figure of a slide with `data-below` while the space below its image takes the whole caption. That of a long
 * caption, and one over a player, are placed elsewhere.
 */
export function useCaptionPlace(
  slide: RefObject<HTMLElement | null>,
  placement: Placement,
  content: unknown,
): void {
  useLayoutEffect(() => {
    const area = slide.current;
    const caption = area?.querySelector('figcaption');
    const figure = caption?.parentElement;
    if (!area || !figure || placement !== 'auto') return undefined;
    // The application has placed the caption.
    if (caption.style.top || caption.style.bottom) return undefined;
    const observer = createSizeObserver(() => {
      if (caption.querySelector('.ks-caption-text')) return;
      const isFree = area.clientHeight - figure.offsetHeight >= 2 * caption.scrollHeight;
      figure.toggleAttribute('data-below', isFree && !figure.querySelector('.ks-video'));
    });
    for (const each of [area, figure, caption]) observer?.observe(each);
    return () => {
      observer?.disconnect();
      figure.removeAttribute('data-below');
    };
  }, [slide, placement, content]);
}
