'use client';
import { useModalGallery, type PreviewTemplateContext } from 'ks-gallery-react';
import { datedImages, type DatedImage } from '@/components/demos/image-sets';
import { libConfig } from './config';
import './style.css';

// A fixed locale and time zone: every browser formats the same text.
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function previewsTemplate({ preview, defaultTemplate }: PreviewTemplateContext<DatedImage>) {
  return (
    <span className="preview-with-date">
      <time dateTime={preview.modal.pictureDate.toISOString()}>
        {dateFormat.format(preview.modal.pictureDate)}
      </time>
      {defaultTemplate}
    </span>
  );
}

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () =>
    gallery.open({
      id: 334,
      images: datedImages,
      currentImage: datedImages[0],
      libConfig,
      previewsTemplate,
    });

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open the gallery
    </button>
  );
}
