'use client';
import { useModalGallery, type GalleryImage } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';

/** Returns a new list with a copy of a random image at the end. */
function addRandomImage(images: readonly GalleryImage[]): readonly GalleryImage[] {
  const original = images[Math.floor(Math.random() * images.length)];
  return original ? [...images, { ...original, id: images.length }] : images;
}

export default function Demo() {
  const gallery = useModalGallery();
  const [images, setImages] = useState<readonly GalleryImage[]>(galleryImages);
  const openGallery = () => gallery.open({ id: 301, images, currentImage: galleryImages[0] });

  return (
    <>
      <p className="button-row">
        <button type="button" className="button" onClick={openGallery}>
          Open the gallery
        </button>
        <button type="button" className="button" onClick={() => setImages(addRandomImage)}>
          Add image
        </button>
      </p>
      <p role="status">The gallery has {images.length} images.</p>
    </>
  );
}
