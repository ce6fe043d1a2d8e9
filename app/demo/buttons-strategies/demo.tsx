'use client';
import {
  ButtonType,
  useModalGallery,
  type GalleryImage,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';
import { closeOnly, simple, advanced, full } from './config';

const galleries = [
  { id: 308, strategy: 'DEFAULT', libConfig: closeOnly },
  { id: 309, strategy: 'SIMPLE', libConfig: simple },
  { id: 310, strategy: 'ADVANCED', libConfig: advanced },
  { id: 311, strategy: 'FULL', libConfig: full },
];

export default function Demo() {
  const gallery = useModalGallery();
  const [images, setImages] = useState<readonly GalleryImage[]>(galleryImages);
  const [firstImage] = images;

  const openGallery = (id: number, currentImage: GalleryImage, libConfig: ModalLibConfig) => {
    let currentImages = images;
    const ref = gallery.open({ id, images, currentImage, libConfig });
    // The gallery only moves to another image. Your code removes the deleted image from the list.
    ref.buttonAfterHook$.subscribe(({ button, image }) => {
      if (button.type !== ButtonType.DELETE) return;
      currentImages = currentImages.filter((other) => other.id !== image?.id);
      ref.updateImages(currentImages);
      setImages(currentImages);
    });
  };

  return (
    <>
      <div className="button-row">
        {galleries.map(({ id, strategy, libConfig }) => (
          <button
            key={id}
            type="button"
            className="button"
            disabled={!firstImage}
            onClick={() => firstImage && openGallery(id, firstImage, libConfig)}
          >
            With strategy {strategy}
          </button>
        ))}
        <button
          type="button"
          className="button"
          disabled={images.length === galleryImages.length}
          onClick={() => setImages(galleryImages)}
        >
          Restore images
        </button>
      </div>
      <p role="status">
        {firstImage
          ? `The galleries have ${images.length} images.`
          : 'All images are deleted. Restore them to open a gallery.'}
      </p>
    </>
  );
}
