import type { CSSProperties, ReactNode } from 'react';
import type { ModalState } from '../core/modal-state';
import type { ImageTexts } from '../core/names';
import type { ResolvedModalConfig } from '../core/resolve-modal';
import type { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { breakpointStyle } from '../parts/breakpoint-style';
import { Previews } from '../parts/previews';
import type { ModalSession } from './session';

interface StripProps {
  session: ModalSession;
  state: ModalState;
  config: ResolvedModalConfig;
  textsOf: (image: GalleryImage, index: number) => ImageTexts;
  onSelect: (index: number, action: Action) => void;
}

/** The thumbnails below the picture. */
export function Strip({ session, state, config, textsOf, onSelect }: StripProps): ReactNode {
  const { previewConfig: previews, slideConfig, accessibilityConfig: labels } = config;
  if (!previews.visible) return null;
  const { images, index, window } = state;
  const { infinite } = slideConfig;
  const scrollable = previews.arrows && window.end - window.start < images.length;

  // The carousel's measures count only where the caller has chosen them and no size.
  const given = session.getGiven()?.previewConfig;
  const byMeasures =
    !given?.size && Boolean(given?.width ?? given?.maxHeight ?? given?.breakpoints);
  const style: CSSProperties | undefined = byMeasures ? breakpointStyle(previews) : undefined;
  const imageStyle: CSSProperties = byMeasures
    ? { width: given?.width, height: 'var(--ks-preview-height)' }
    : previews.size;

  const template = session.previewsTemplate;
  return (
    <Previews
      className={`ks-strip${previews.mobileVisible ? ' mobile-visible' : ''}`}
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
      textsOf={textsOf}
      imageStyle={imageStyle}
      template={template && ((preview, defaultTemplate) => template({ preview, defaultTemplate }))}
      onSelect={onSelect}
      onScroll={(step) => session.dispatch({ type: 'scroll', step })}
    />
  );
}
