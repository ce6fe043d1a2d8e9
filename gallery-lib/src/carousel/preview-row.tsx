import type { CSSProperties, ReactNode } from 'react';
import type { CarouselCommand, CarouselState } from '../core/carousel-state';
import { carouselPreviewTexts } from '../core/names';
import type { ResolvedCarouselConfig } from '../core/resolve-carousel';
import { breakpointStyle } from '../parts/breakpoint-style';
import { Previews } from '../parts/previews';

interface PreviewRowProps {
  state: CarouselState;
  config: ResolvedCarouselConfig;
  dispatch: (command: CarouselCommand) => void;
}

/** The previews below the picture. */
export function PreviewRow({ state, config, dispatch }: PreviewRowProps): ReactNode {
  const { carouselPreviewsConfig: previews, accessibilityConfig: labels } = config;
  const { images, index, window } = state;
  if (!previews.visible) return null;
  // Previews without a width of their own share the row equally.
  const column = previews.width === 'auto' ? 'minmax(0, 1fr)' : previews.width;
  return (
    <Previews
      className="ks-carousel-previews"
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
      textsOf={(image, position) =>
        carouselPreviewTexts(image, `${labels.dotAriaLabel} ${position + 1}`)
      }
      onSelect={(target, action) => dispatch({ type: 'goTo', index: target, action })}
      onScroll={(step) => dispatch({ type: 'scroll', step })}
    />
  );
}
