'use client';
import { PlainGallery, useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const id = 1;

/** The plain gallery and the modal gallery behind it share their id: the pictures are the same. */
export function HomeGallery() {
  const gallery = useModalGallery();
  const open = (index: number) => {
    const currentImage = galleryImages[index];
    if (currentImage) gallery.open({ id, images: galleryImages, currentImage });
  };
  return <PlainGallery id={id} images={galleryImages} onClickImage={open} />;
}
