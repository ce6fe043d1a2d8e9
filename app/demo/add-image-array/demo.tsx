'use client';
import { useModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { addRandomImage } from './add-random-image';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const gallery = useModalGallery();
  const [images, setImages] = useState<readonly Photo[]>(galleryImages);
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
