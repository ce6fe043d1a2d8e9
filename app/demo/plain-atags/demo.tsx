'use client';
import { PlainGallery, registerLinks, useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { config, libConfig } from './config';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const gallery = useModalGallery();
  const openAt = (index: number) => {
    const currentImage = galleryImages[index];
    if (currentImage) gallery.open({ id: 204, images: galleryImages, currentImage, libConfig });
  };

  return <PlainGallery id={204} images={galleryImages} config={config} onClickImage={openAt} />;
}
