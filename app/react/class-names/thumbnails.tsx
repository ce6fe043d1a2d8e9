import { PlainGallery } from 'ks-gallery-react';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { thumbnailsConfig } from './config';

/** The thumbnails below the carousel. */
export function Thumbnails({ onClickImage }: { onClickImage: (index: number) => void }) {
  return (
    <PlainGallery
      images={landscapeImages}
      config={thumbnailsConfig}
      onClickImage={onClickImage}
      className="album-thumbnails"
      style={{ flexWrap: 'wrap' }}
      classNames={{ thumbnail: 'album-thumbnail', thumbnailImage: 'album-thumbnail-image' }}
    />
  );
}
