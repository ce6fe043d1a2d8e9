'use client';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { ImageTexts } from '../core/names';
import { attachSwipe } from '../input/swipe';
import { isRightToLeft } from '../input/keys';
import { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { actionOf } from '../parts/action-of';
import { GalleryPicture } from '../parts/gallery-picture';
import { PictureButton } from '../parts/picture-button';

interface CurrentPictureProps {
  image: GalleryImage;
  texts: ImageTexts;
  pictureKey: string;
  clickable: boolean;
  invertSwipe: boolean;
  onSettle: (loaded: boolean) => void;
  onMove: (type: 'next' | 'previous', action: Action) => void;
}

/**
 * The aspect ratio of an image that has a ratio but no size, as an SVG file with a `viewBox` alone: its layout width
 * is 0.
 */
function ratioWithoutSize(element: HTMLImageElement | null): number | undefined {
  if (!element || element.offsetWidth > 0 || !element.naturalHeight) return undefined;
  return element.naturalWidth / element.naturalHeight;
}

/** The big picture: a button to the next one where clicks navigate, and the place where swipes are recognised. */
export function CurrentPicture(props: CurrentPictureProps): ReactNode {
  const { image, texts, pictureKey, clickable, invertSwipe, onSettle, onMove } = props;
  const stage = useRef<HTMLDivElement>(null);
  const swiped = useRef<(direction: 'left' | 'right') => void>(() => undefined);
  useEffect(() => {
    swiped.current = (direction) => {
      const turned = invertSwipe !== (stage.current !== null && isRightToLeft(stage.current));
      onMove((direction === 'left') !== turned ? 'next' : 'previous', Action.SWIPE);
    };
  });
  useEffect(() => {
    if (stage.current) return attachSwipe(stage.current, (direction) => swiped.current(direction));
  }, []);

  const [measured, setMeasured] = useState<{ key: string; ratio: number }>();
  const ratio = measured?.key === pictureKey ? measured.ratio : undefined;
  const { width, height } = image.modal;
  // Known measures give the picture its place before it has loaded.
  const measures =
    width && height
      ? { '--ks-width': `${width}px`, '--ks-ratio': width / height }
      : ratio
        ? { '--ks-ratio': ratio }
        : undefined;
  const picture = (
    <GalleryPicture
      key={pictureKey}
      data={image.modal}
      texts={texts}
      className={`ks-current-image${clickable ? '' : ' unclickable'}`}
      style={measures as CSSProperties | undefined}
      fetchpriority="high"
      onSettle={(loaded, element) => {
        const found = ratioWithoutSize(element);
        if (found) setMeasured({ key: pictureKey, ratio: found });
        onSettle(loaded);
      }}
    />
  );
  return (
    <div className="ks-stage" ref={stage}>
      {clickable ? (
        <PictureButton
          className="ks-current-button"
          onClick={(event) => onMove('next', actionOf(event))}
        >
          {picture}
        </PictureButton>
      ) : (
        picture
      )}
    </div>
  );
}
