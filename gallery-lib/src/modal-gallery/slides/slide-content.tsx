'use client';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useLatest } from '../../core/use-latest';
import { getDeclaredWidth } from '../../core/url/sources';
import { sanitizeImageUrl } from '../../core/url/url';
import type { NormalizedImage } from '../../core/images/normalized-image';
import { getAction } from '../../parts/get-action';
import { joinClasses } from '../../parts/join-classes';
import { ResponsiveImage } from '../../parts/image/responsive-image';
import { Slot } from '../../parts/slot';
import { getFileSize, type FileSize } from '../stage/file-size';
import type { ModalModel } from '../model/use-modal-view';

/** Returns the aspect ratio of an image without a size, such as an SVG file with only a `viewBox`; its layout width is 0. */
function ratioWithoutSize(element: HTMLImageElement | null): number | undefined {
  if (!element || element.offsetWidth > 0 || !element.naturalHeight) return undefined;
  return element.naturalWidth / element.naturalHeight;
}

/** Returns the URL of the thumbnail that is shown until an image has loaded: in its exact box, so it needs its size. */
export function getPreview({ width, height, src, thumb }: NormalizedImage): string | undefined {
  const file = thumb?.src;
  return (width && height && file !== src && sanitizeImageUrl(file)) || undefined;
}

interface SlideContentProps {
  model: ModalModel;
  isActive: boolean;
}

/** Place of the image of a slide. */
export function SlideContent({ model, isActive }: SlideContentProps): ReactNode {
  const { slots, context } = model;
  const content = (
    <Slot
      slot={slots.slide}
      {...context}
      defaultRender={() => <SlideImage {...{ model, isActive }} />}
    />
  );
  return (
    <div className={isActive ? 'ks-track-box ks-stage' : 'ks-track-box'}>
      <div className={isActive ? 'ks-track-box ks-slide-content' : 'ks-track-box'}>
        {/* What a neighbour waits for must not replace the active slide. */}
        {slots.slide && !isActive ? <Suspense fallback={null}>{content}</Suspense> : content}
      </div>
    </div>
  );
}

/** Image of a slide; with `navigateOnClick` a button that shows the next image. */
function SlideImage({ model, isActive }: SlideContentProps): ReactNode {
  const { context, classNames, slots, imageLabels, imageStatus, config } = model;
  const { navigateOnClick } = config.currentImageConfig;
  const { image } = context;
  const { key } = imageStatus;
  const [intrinsic, setIntrinsic] = useState<{ key: string } & Partial<FileSize>>();
  const { ratio, width } = intrinsic?.key === key ? intrinsic : {};
  const loaded = useRef<HTMLImageElement>(null);
  // A slide that becomes active keeps its request.
  const [fetchPriority] = useState<'high' | 'low'>(isActive ? 'high' : 'low');
  // A known size reserves the space of the image before it has loaded.
  const knownRatio = image.width && image.height && image.width / image.height;
  const latest = useLatest(imageStatus);
  useEffect(() => () => latest.current.onUnmount(), [latest]);
  // After the commit that shows the dialog, where the images of a cache have a layout too.
  useLayoutEffect(() => {
    const found =
      imageStatus.status === 'loaded' && !knownRatio && ratioWithoutSize(loaded.current);
    if (found) setIntrinsic({ key, ratio: found });
  }, [key, imageStatus.status, knownRatio]);
  const sizeStyle = knownRatio
    ? { '--ks-width': `${width ?? image.width}px`, '--ks-ratio': ratio ?? knownRatio }
    : ratio && { '--ks-ratio': ratio };
  // Browsers take an image whose files have widths for as wide as its place.
  const largest = knownRatio ? 0 : getDeclaredWidth(image);
  const maxWidth = largest ? `min(100%, ${largest}px)` : undefined;
  const img = (
    <ResponsiveImage
      key={key}
      data={image}
      thumbnail={getPreview(context.image)}
      {...{ context, slots, imageLabels }}
      className={joinClasses(
        'ks-track-image',
        isActive ? 'ks-current-image' : undefined,
        classNames.image,
      )}
      data-state={navigateOnClick ? undefined : 'disabled'}
      style={{ ...sizeStyle, maxWidth } as CSSProperties}
      fetchPriority={fetchPriority}
      onStatusChange={(isLoaded, element) => {
        loaded.current = element;
        // What was declared is right until the file says otherwise. The size of a poster is that of its video.
        if (isLoaded && knownRatio && !image.video) setIntrinsic({ key, ...getFileSize(element) });
        // A video can be played without its poster, which may arrive after the video has failed.
        imageStatus.onStatusChange(
          image.video && isLoaded !== undefined ? imageStatus.status !== 'failed' : isLoaded,
        );
      }}
    />
  );
  const { video } = model.code;
  if (video && image.video && isActive)
    return (
      <video.VideoSlide key={key} model={model}>
        {img}
      </video.VideoSlide>
    );
  if (!navigateOnClick) return img;
  return (
    <button
      type="button"
      className={isActive ? 'ks-current-button' : 'ks-track-button'}
      onClick={(event) => model.gallery.move('next', getAction(event))}
    >
      {img}
    </button>
  );
}
