'use client';
import { useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { Thumbnail } from './thumbnail';
import 'ks-gallery-react/styles.css';
import './style.css';

export default function Demo() {
  const gallery = useModalGallery();

  return (
    <div className="described-gallery">
      {galleryImages.map((image, index) => (
        <figure key={image.id}>
          <button
            type="button"
            onClick={() => gallery.open({ id: 206, images: galleryImages, currentImage: image })}
          >
            <Thumbnail image={image} index={index} />
          </button>
          <figcaption>{image.caption ?? 'No description available'}</figcaption>
        </figure>
      ))}
    </div>
  );
}
