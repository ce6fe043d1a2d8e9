'use client';
import { useModalGallery } from 'ks-gallery-react';
import { sameImages } from '@/components/demos/image-sets/same-images';
import 'ks-gallery-react/styles.css';

const [firstImage] = sameImages;
const identicalImages = sameImages.map(({ id }) => ({ ...firstImage, id }));

export default function Demo() {
  const gallery = useModalGallery();

  return (
    <p className="button-row">
      <button
        type="button"
        className="button"
        onClick={() => gallery.open({ id: 338, images: sameImages, currentImage: firstImage })}
      >
        Open the gallery
      </button>
      <button
        type="button"
        className="button"
        onClick={() => gallery.open({ id: 340, images: identicalImages, currentImage: firstImage })}
      >
        Open with identical URLs
      </button>
    </p>
  );
}
