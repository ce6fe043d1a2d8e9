'use client';
import { Action, PlainGallery } from 'ks-gallery-react';
import type { GalleryProps } from './gallery';

export default function PlainPreview({ config, images, onEvent }: GalleryProps) {
  return (
    <PlainGallery
      id={1}
      images={images}
      config={config}
      onClickImage={(index, _image, action) =>
        onEvent('onClickImage', `${Action[action]} ${index}`)
      }
      onLinkMissing={(fragment) => onEvent('onLinkMissing', fragment)}
    />
  );
}
