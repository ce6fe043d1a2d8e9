import type { CSSProperties, ReactNode } from 'react';
import type { ModalState } from '../core/modal-state';
import type { ImageLabels } from '../core/image-labels';
import type { ResolvedModalConfig } from '../core/resolve-modal';
import type { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { breakpointStyle } from '../parts/breakpoint-style';
import { Thumbnails } from '../parts/thumbnails';
import type { ModalSession } from './session';

interface ModalThumbnailsProps {
  session: ModalSession;
  state: ModalState;
  config: ResolvedModalConfig;
  getLabels: (image: GalleryImage, index: number) => ImageLabels;
  onSelect: (index: number, action: Action) => void;
}

/** Thumbnails below the active image. */
export function ModalThumbnails({
  session,
  state,
  config,
  getLabels,
  onSelect,
}: ModalThumbnailsProps): ReactNode {
  const { previewConfig: previews, slideConfig, accessibilityConfig: labels } = config;
  if (!previews.visible) return null;
  const { images, index, window } = state;
  const { infinite } = slideConfig;
  const scrollable = previews.arrows && window.end - window.start < images.length;

  // Width, maxHeight and breakpoints are used only if the options set one of them and no size.
  const ownConfig = session.getOptions()?.previewConfig;
  const usesBreakpoints =
    !ownConfig?.size && Boolean(ownConfig?.width ?? ownConfig?.maxHeight ?? ownConfig?.breakpoints);
  const style: CSSProperties | undefined = usesBreakpoints ? breakpointStyle(previews) : undefined;
  const imageStyle: CSSProperties = usesBreakpoints
    ? { width: ownConfig?.width, height: 'var(--ks-preview-height)' }
    : previews.size;

  const template = session.previewsTemplate;
  return (
    <Thumbnails
      mobileVisible={previews.mobileVisible}
      style={style}
      images={images}
      current={index}
      window={window}
      clickable={previews.clickable}
      arrows={{
        previous: scrollable && (infinite || window.start > 0),
        next: scrollable && (infinite || window.end < images.length),
      }}
      names={{
        container: labels.previewsContainerAriaLabel,
        containerTitle: labels.previewsContainerTitle,
        previous: labels.previewScrollPrevAriaLabel,
        previousTitle: labels.previewScrollPrevTitle,
        next: labels.previewScrollNextAriaLabel,
        nextTitle: labels.previewScrollNextTitle,
      }}
      getLabels={getLabels}
      imageStyle={imageStyle}
      template={template && ((preview, defaultTemplate) => template({ preview, defaultTemplate }))}
      onSelect={onSelect}
      onScroll={(step) => session.dispatch({ type: 'scroll', step })}
    />
  );
}
