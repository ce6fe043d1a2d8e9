import type { CSSProperties, ReactNode } from 'react';
import { breakpointStyle } from '../parts/image/breakpoint-style';
import { Thumbnails } from '../parts/thumbnails';
import type { CarouselModel } from './use-carousel';

/** Thumbnails below the image of the carousel. */
export function CarouselThumbnails({ model }: { model: CarouselModel }): ReactNode {
  const { state, config, classNames, slots, goTo } = model;
  const { carouselPreviewsConfig: previews, accessibilityConfig: labels } = config;
  if (!previews.visible) return null;
  // Thumbnails without a width share the row equally.
  const width = previews.width === 'auto' ? undefined : previews.width;
  return (
    <Thumbnails
      {...{ state, labels, classNames, slots }}
      config={previews}
      wraps={false}
      followsWheel={false}
      prefix="carouselPreview"
      style={{ ...breakpointStyle(previews), '--ks-preview-width': width } as CSSProperties}
      onSelect={goTo}
    />
  );
}
