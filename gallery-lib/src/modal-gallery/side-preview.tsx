import type { MouseEvent, ReactNode } from 'react';
import type { ImageTexts } from '../core/names';
import { hasPicture, thumbnailOf } from '../core/sources';
import type { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import type { Size } from '../model/size';
import { actionOf } from '../parts/action-of';
import { GalleryPicture } from '../parts/gallery-picture';

interface SidePreviewProps {
  side: 'previous' | 'next';
  image: GalleryImage | undefined;
  texts: ImageTexts | undefined;
  size: Size;
  onSelect: (action: Action) => void;
}

/** A neighbour beside the current picture; at an end an empty box keeps its place. */
export function SidePreview({ side, image, texts, size, onSelect }: SidePreviewProps): ReactNode {
  const className = `ks-side-preview ks-${side}`;
  if (!image || !texts || !hasPicture(image)) return <div className={className} style={size} />;
  const data = thumbnailOf(image, size.width);
  return (
    <button
      type="button"
      className={className}
      style={{ width: size.width }}
      onClick={(event: MouseEvent) => onSelect(actionOf(event))}
    >
      <GalleryPicture key={data.img} data={data} texts={texts} style={size} />
    </button>
  );
}
