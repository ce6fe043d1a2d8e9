'use client';
import { photoViewer, PlainGallery, useModalGallery } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { photos } from './photos';

registerLayouts();

export function PhotoAlbum() {
  const { open } = useModalGallery();
  const show = (defaultIndex: number) =>
    open({ id: 1, images: photos, defaultIndex, config: photoViewer });
  return (
    <PlainGallery
      images={photos}
      config={{ plainGalleryConfig: { layout: { type: 'justified', rowHeight: 180 } } }}
      onClickImage={show}
    />
  );
}
