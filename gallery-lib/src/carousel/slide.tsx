'use client';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { getCaption, getTitle } from '../core/caption';
import { slideLabel } from '../core/labels';
import { getImageLabels } from '../core/image-labels';
import type { ResolvedCarouselConfig } from '../core/resolve-carousel';
import type { GalleryImage } from '../model/image';
import { Caption } from '../parts/caption';
import { ResponsiveImage } from '../parts/responsive-image';
import { ImageButton } from '../parts/image-button';
import { ImageError } from '../parts/image-error';
import { Spinner } from '../parts/spinner';

interface SlideProps {
  id: string;
  image: GalleryImage;
  index: number;
  count: number;
  active: boolean;
  /** Hides the slide from assistive technology while the next one fades in over it. */
  leaving: boolean;
  /** Fetches the image before the slide is shown, so that it never fades in empty. */
  upcoming: boolean;
  config: ResolvedCarouselConfig;
  /** Called when the image is activated; without it the image is not a button. */
  onPress?: () => void;
  /** Called by the active slide with true when its image has loaded or failed, else with false. */
  onReadyChange: (isReady: boolean) => void;
}

/** Image with its caption. All slides are rendered; the stylesheet shows the active one. */
export const Slide = memo(function Slide(props: SlideProps): ReactNode {
  const { id, image, index, count, active, leaving, upcoming, config, onPress, onReadyChange } =
    props;
  const { carouselImageConfig, carouselDotsConfig, accessibilityConfig: labels } = config;
  const { description } = carouselImageConfig;
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const slide = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) onReadyChange(status !== 'loading');
  }, [active, status, onReadyChange]);

  const imageLabels = getImageLabels(image, index, getTitle(description, image, index, count));
  const img = (
    <ResponsiveImage
      key={attempt}
      data={image.modal}
      imageLabels={imageLabels}
      className="ks-slide-image"
      loading={upcoming ? 'eager' : (image.loading ?? (index === 0 ? 'eager' : 'lazy'))}
      fetchpriority={image.fetchpriority}
      onStatusChange={(loaded) => setStatus(loaded ? 'loaded' : 'failed')}
    />
  );
  return (
    <div
      ref={slide}
      id={id}
      className="ks-slide"
      data-state={active ? 'active' : undefined}
      // In the tabbed carousel pattern a slide is a tabpanel, without a role description.
      role={carouselDotsConfig.visible ? 'tabpanel' : 'group'}
      aria-roledescription={carouselDotsConfig.visible ? undefined : 'slide'}
      aria-label={slideLabel(labels.slideAriaLabel, index, count)}
      aria-hidden={leaving || undefined}
      tabIndex={-1}
      data-status={status}
    >
      <figure>
        {onPress ? (
          <ImageButton
            className="ks-slide-button"
            tabIndex={leaving ? -1 : undefined}
            onClick={onPress}
          >
            {img}
          </ImageButton>
        ) : (
          img
        )}
        {status === 'failed' && (
          <ImageError
            alt={imageLabels.alt}
            labels={labels}
            onRetry={() => {
              // The retry button, which has focus, is about to be removed.
              slide.current?.focus({ preventScroll: true });
              setStatus('loading');
              setAttempt(attempt + 1);
            }}
          />
        )}
        <Caption text={getCaption(description, image, index, count)} style={description.style} />
      </figure>
      {active && status === 'loading' && carouselImageConfig.loadingConfig.enable && (
        <Spinner
          type={carouselImageConfig.loadingConfig.type}
          label={labels.loadingSpinnerAriaLabel}
          title={labels.loadingSpinnerTitle}
        />
      )}
    </div>
  );
});
