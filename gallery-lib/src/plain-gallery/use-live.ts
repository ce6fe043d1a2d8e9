'use client';
import { useRef, type RefObject } from 'react';
import { useBeforePaint } from '../core/use-before-paint';

/**
 * Returns the ref of a container and marks it as live when it has mounted: from then on no style depends on `:target`.
 * Warns in development about a line of thumbnails that is wider than the container and neither wraps nor scrolls.
 */
export function useLive(name: string, isLive: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    container.current?.toggleAttribute('data-ks-live', isLive);
    if (process.env.NODE_ENV === 'production') return;
    if (!container.current) return;
    const { scrollWidth, clientWidth } = container.current;
    const { flexDirection, flexWrap, overflowX } = getComputedStyle(container.current);
    const isLine =
      flexDirection === 'row' && flexWrap === 'nowrap' && !/auto|scroll/.test(overflowX);
    if (isLine && scrollWidth > clientWidth) {
      console.warn(
        `${name}: the line of thumbnails is ${scrollWidth} px wide in ${clientWidth} px; set plainGalleryConfig.layout.breakConfig.wrap. See ks-gallery-react/docs/troubleshooting.md#line-too-wide`,
      );
    }
  }, [name, isLive]);
  return container;
}
