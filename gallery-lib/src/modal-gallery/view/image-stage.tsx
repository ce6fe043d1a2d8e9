'use client';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { sanitizeImageUrl } from '../../core/url/url';
import { prefersReducedMotion } from '../../input/reduced-motion';
import { getAction } from '../../parts/get-action';
import { joinClasses } from '../../parts/join-classes';
import { ResponsiveImage } from '../../parts/image/responsive-image';
import { Slot } from '../../parts/slot';
import { getControls } from '../focus/cycle-focus';
import type { ModalViewModel } from './use-modal-view';

/** Returns the aspect ratio of an image without a size, such as an SVG file with only a `viewBox`; its layout width is 0. */
function ratioWithoutSize(element: HTMLImageElement | null): number | undefined {
  if (!element || element.offsetWidth > 0 || !element.naturalHeight) return undefined;
  return element.naturalWidth / element.naturalHeight;
}

/** Place of the active image. */
export function ImageStage({ model }: { model: ModalViewModel }): ReactNode {
  const { slots, context } = model;
  return (
    <div className="ks-stage">
      <div className="ks-slide-content">
        <Slot slot={slots.slide} {...context} defaultRender={() => <ActiveImage model={model} />} />
      </div>
    </div>
  );
}

/** Active image; with `navigateOnClick` a button that shows the next image. */
function ActiveImage({ model }: { model: ModalViewModel }): ReactNode {
  const { context, classNames, slots, imageLabels, imageStatus, config } = model;
  const { navigateOnClick } = config.currentImageConfig;
  const { modal } = context.image;
  const { key } = imageStatus;
  const [intrinsic, setIntrinsic] = useState<{ key: string; ratio: number }>();
  const ratio = intrinsic?.key === key ? intrinsic.ratio : undefined;
  const loaded = useRef<HTMLImageElement>(null);
  // A known size reserves the space of the image before it has loaded.
  const knownRatio = modal.width && modal.height && modal.width / modal.height;
  // After the commit that shows the dialog, where the images of a cache have a layout too.
  useLayoutEffect(() => {
    const found =
      imageStatus.status === 'loaded' && !knownRatio && ratioWithoutSize(loaded.current);
    if (found) setIntrinsic({ key, ratio: found });
  }, [key, imageStatus.status, knownRatio]);
  const sizeStyle = knownRatio
    ? { '--ks-width': `${modal.width}px`, '--ks-ratio': knownRatio }
    : ratio && { '--ks-ratio': ratio };
  const img = (
    <ResponsiveImage
      key={key}
      data={modal}
      {...{ context, slots, imageLabels }}
      className={joinClasses('ks-current-image', classNames.image)}
      data-state={navigateOnClick ? undefined : 'disabled'}
      style={sizeStyle as CSSProperties | undefined}
      fetchpriority="high"
      onStatusChange={(isLoaded, element) => {
        loaded.current = element;
        // A video can be played without its poster, which may arrive after the video has failed.
        imageStatus.onStatusChange(modal.video ? imageStatus.status !== 'failed' : isLoaded);
      }}
    />
  );
  const { video } = model.code;
  if (video && modal.video)
    return (
      <video.VideoSlide
        key={key}
        {...{ model, prefersReducedMotion, getControls }}
        sanitize={sanitizeImageUrl}
      >
        {img}
      </video.VideoSlide>
    );
  if (!navigateOnClick) return img;
  return (
    <button
      type="button"
      className="ks-current-button"
      onClick={(event) => model.session.move('next', getAction(event))}
    >
      {img}
    </button>
  );
}
