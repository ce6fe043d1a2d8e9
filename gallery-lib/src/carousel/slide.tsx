'use client';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { captionOf, titleOf } from '../core/caption';
import { slideLabel } from '../core/labels';
import { bigImageTexts } from '../core/names';
import type { ResolvedCarouselConfig } from '../core/resolve-carousel';
import type { GalleryImage } from '../model/image';
import { Caption } from '../parts/caption';
import { GalleryPicture } from '../parts/gallery-picture';
import { PictureButton } from '../parts/picture-button';
import { PictureError } from '../parts/picture-error';
import { Spinner } from '../parts/spinner';

interface SlideProps {
  id: string;
  image: GalleryImage;
  index: number;
  count: number;
  active: boolean;
  /** Whether the slide is for eyes only, while the next one fades in over it. */
  leaving: boolean;
  /** Whether the picture is fetched before the slide is shown, so that it never fades in empty. */
  upcoming: boolean;
  config: ResolvedCarouselConfig;
  /** Told whenever the picture is pressed; without it the picture is no button. */
  onPress?: () => void;
  /** Told by the current slide whether its picture has settled. */
  onSettled: (settled: boolean) => void;
}

/** One picture with its caption. All slides are in the page; the stylesheet shows the current one. */
export const Slide = memo(function Slide(props: SlideProps): ReactNode {
  const { id, image, index, count, active, leaving, upcoming, config, onPress, onSettled } = props;
  const { carouselImageConfig, carouselDotsConfig, accessibilityConfig: labels } = config;
  const { description } = carouselImageConfig;
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const slide = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) onSettled(status !== 'loading');
  }, [active, status, onSettled]);

  const texts = bigImageTexts(image, index, titleOf(description, image, index, count));
  const picture = (
    <GalleryPicture
      key={attempt}
      data={image.modal}
      texts={texts}
      className="ks-slide-image"
      loading={upcoming ? 'eager' : (image.loading ?? (index === 0 ? 'eager' : 'lazy'))}
      fetchpriority={image.fetchpriority}
      onSettle={(loaded) => setStatus(loaded ? 'loaded' : 'failed')}
    />
  );
  return (
    <div
      ref={slide}
      id={id}
      className={`ks-slide${active ? ' active' : ''}`}
      // In a carousel with tabs a slide is the panel of its tab; the pattern gives it no description of its role then.
      role={carouselDotsConfig.visible ? 'tabpanel' : 'group'}
      aria-roledescription={carouselDotsConfig.visible ? undefined : 'slide'}
      aria-label={slideLabel(labels.slideAriaLabel, index, count)}
      aria-hidden={leaving || undefined}
      tabIndex={-1}
      data-status={status}
    >
      <figure>
        {onPress ? (
          <PictureButton
            className="ks-slide-button"
            tabIndex={leaving ? -1 : undefined}
            onClick={onPress}
          >
            {picture}
          </PictureButton>
        ) : (
          picture
        )}
        {status === 'failed' && (
          <PictureError
            alt={texts.alt}
            labels={labels}
            onRetry={() => {
              // The button that has focus is about to go.
              slide.current?.focus({ preventScroll: true });
              setStatus('loading');
              setAttempt(attempt + 1);
            }}
          />
        )}
        <Caption text={captionOf(description, image, index, count)} style={description.style} />
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
