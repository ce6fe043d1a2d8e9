import type { MouseEvent, ReactNode } from 'react';
import type { ImageLabels } from '../core/image-labels';
import { hasImage, getThumbnailData } from '../core/sources';
import type { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import type { Size } from '../model/size';
import { getAction } from '../parts/get-action';
import { ResponsiveImage } from '../parts/responsive-image';

interface SidePreviewProps {
  className: string;
  image: GalleryImage | undefined;
  imageLabels: ImageLabels | undefined;
  size: Size;
  onSelect: (action: Action) => void;
}

/** Previous or next image beside the active one; without a neighbour, an empty box keeps the space. */
export function SidePreview({
  className,
  image,
  imageLabels,
  size,
  onSelect,
}: SidePreviewProps): ReactNode {
  if (!image || !imageLabels || !hasImage(image)) return <div className={className} style={size} />;
  const data = getThumbnailData(image, size.width);
  return (
    <button
      type="button"
      className={className}
      style={{ width: size.width }}
      onClick={(event: MouseEvent) => onSelect(getAction(event))}
    >
      <ResponsiveImage key={data.img} data={data} imageLabels={imageLabels} style={size} />
    </button>
  );
}
