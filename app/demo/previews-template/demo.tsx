'use client';
import { useModalGallery, type GalleryImage, type PreviewTemplateContext } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';
import { libConfig } from './config';
import './style.css';

function previewsTemplate({ preview, defaultTemplate }: PreviewTemplateContext<GalleryImage>) {
  return (
    <span className="described-preview">
      <span>{preview.modal.description}</span>
      {defaultTemplate}
    </span>
  );
}

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () =>
    gallery.open({
      id: 334,
      images: galleryImages,
      currentImage: galleryImages[0],
      libConfig,
      previewsTemplate,
    });

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open the gallery
    </button>
  );
}
