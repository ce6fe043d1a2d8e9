'use client';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { ImageLabels } from '../core/image-labels';
import { attachSwipe } from '../input/swipe';
import { isRightToLeft } from '../input/keys';
import { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { getAction } from '../parts/get-action';
import { ResponsiveImage } from '../parts/responsive-image';
import { ImageButton } from '../parts/image-button';

interface ActiveImageProps {
  image: GalleryImage;
  imageLabels: ImageLabels;
  imageKey: string;
  clickable: boolean;
  invertSwipe: boolean;
  onStatusChange: (loaded: boolean) => void;
  onMove: (type: 'next' | 'previous', action: Action) => void;
}

/** Returns the aspect ratio of an image without a size, such as an SVG file with only a `viewBox`; its layout width is 0. */
function ratioWithoutSize(element: HTMLImageElement | null): number | undefined {
  if (!element || element.offsetWidth > 0 || !element.naturalHeight) return undefined;
  return element.naturalWidth / element.naturalHeight;
}

/** Active image: recognizes swipes, and is a button that shows the next image with `navigateOnClick`. */
export function ActiveImage(props: ActiveImageProps): ReactNode {
  const { image, imageLabels, imageKey, clickable, invertSwipe, onStatusChange, onMove } = props;
  const stage = useRef<HTMLDivElement>(null);
  const swiped = useRef<(direction: 'left' | 'right') => void>(() => undefined);
  useEffect(() => {
    swiped.current = (direction) => {
      const reversed = invertSwipe !== (stage.current !== null && isRightToLeft(stage.current));
      onMove((direction === 'left') !== reversed ? 'next' : 'previous', Action.SWIPE);
    };
  });
  useEffect(() => {
    if (stage.current) return attachSwipe(stage.current, (direction) => swiped.current(direction));
  }, []);

  const [intrinsic, setIntrinsic] = useState<{ key: string; ratio: number }>();
  const ratio = intrinsic?.key === imageKey ? intrinsic.ratio : undefined;
  const { width, height } = image.modal;
  // A known size reserves the space of the image before it has loaded.
  const sizeStyle =
    width && height
      ? { '--ks-width': `${width}px`, '--ks-ratio': width / height }
      : ratio
        ? { '--ks-ratio': ratio }
        : undefined;
  const img = (
    <ResponsiveImage
      key={imageKey}
      data={image.modal}
      imageLabels={imageLabels}
      className="ks-current-image"
      inert={!clickable}
      style={sizeStyle as CSSProperties | undefined}
      fetchpriority="high"
      onStatusChange={(loaded, element) => {
        const found = ratioWithoutSize(element);
        if (found) setIntrinsic({ key: imageKey, ratio: found });
        onStatusChange(loaded);
      }}
    />
  );
  return (
    <div className="ks-stage" ref={stage}>
      {clickable ? (
        <ImageButton
          className="ks-current-button"
          onClick={(event) => onMove('next', getAction(event))}
        >
          {img}
        </ImageButton>
      ) : (
        img
      )}
    </div>
  );
}
