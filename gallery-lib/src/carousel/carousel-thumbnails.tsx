import type { CSSProperties, ReactNode } from 'react';
import type { CarouselCommand, CarouselState } from '../core/carousel-state';
import { getCarouselThumbnailLabels } from '../core/image-labels';
import type { ResolvedCarouselConfig } from '../core/resolve-carousel';
import { breakpointStyle } from '../parts/breakpoint-style';
import { Thumbnails } from '../parts/thumbnails';

interface CarouselThumbnailsProps {
  state: CarouselState;
  config: ResolvedCarouselConfig;
  dispatch: (command: CarouselCommand) => void;
}

/** Thumbnails below the image of the carousel. */
export function CarouselThumbnails({
  state,
  config,
  dispatch,
}: CarouselThumbnailsProps): ReactNode {
  const { carouselPreviewsConfig: previews, accessibilityConfig: labels } = config;
  const { images, index, window } = state;
  if (!previews.visible) return null;
  // Thumbnails without a width share the row equally.
  const column = previews.width === 'auto' ? 'minmax(0, 1fr)' : previews.width;
  return (
    <Thumbnails
      style={{ ...breakpointStyle(previews), '--ks-preview-width': column } as CSSProperties}
      images={images}
      current={index}
      window={window}
      clickable={previews.clickable}
      arrows={{
        previous: previews.arrows && window.start > 0,
        next: previews.arrows && window.end < images.length,
      }}
      names={{
        container: labels.carouselPreviewsContainerAriaLabel,
        containerTitle: labels.carouselPreviewsContainerTitle,
        previous: labels.carouselPreviewScrollPrevAriaLabel,
        previousTitle: labels.carouselPreviewScrollPrevTitle,
        next: labels.carouselPreviewScrollNextAriaLabel,
        nextTitle: labels.carouselPreviewScrollNextTitle,
      }}
      getLabels={(image, position) =>
        getCarouselThumbnailLabels(image, `${labels.dotAriaLabel} ${position + 1}`)
      }
      onSelect={(target, action) => dispatch({ type: 'goTo', index: target, action })}
      onScroll={(step) => dispatch({ type: 'scroll', step })}
    />
  );
}
