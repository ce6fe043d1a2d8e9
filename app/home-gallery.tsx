'use client';
import { PlainGallery, useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const id = 1;

/** The plain gallery and the modal gallery that it opens share one id and one list of images. */
export function HomeGallery() {
  const gallery = useModalGallery();
  const open = (index: number) => {
    const currentImage = galleryImages[index];
    if (currentImage) gallery.open({ id, images: galleryImages, currentImage });
  };
  return <PlainGallery id={id} images={galleryImages} onClickImage={open} />;
}
