'use client';
import type { ReactNode } from 'react';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import type { SlideState } from '../../core/slides/slides';
import { useAddedImages, useApplicationControl } from '../../parts/use-application-control';
import type { GalleryContent } from '../gallery/content';
import type { Gallery } from '../gallery/gallery';

interface ApplicationControlProps {
  gallery: Gallery;
  state: SlideState;
  content: GalleryContent;
  config: ResolvedModalConfig;
}

/** Lets the active image and the end of the list follow the application; announces images that it has added. */
export function ApplicationControl(props: ApplicationControlProps): ReactNode {
  const { gallery, state, content, config } = props;
  const { name, slides, startsControlled } = gallery;
  useApplicationControl(name, slides, state, content, startsControlled);
  const isGrowing = content.loadingMore !== undefined;
  const text = useAddedImages(state, isGrowing, config.accessibilityConfig.moreImagesAriaLabel);
  if (!isGrowing) return null;
  return (
    <div className="ks-visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}
