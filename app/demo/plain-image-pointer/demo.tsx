'use client';
import { useModalGallery, type FlatImage } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { Thumbnail } from './thumbnail';
import 'ks-gallery-react/styles.css';
import './style.css';

const visibleImages = galleryImages.slice(0, 3);
const hiddenCount = galleryImages.length - visibleImages.length;

export default function Demo() {
  const gallery = useModalGallery();
  const open = (currentImage: FlatImage) =>
    gallery.open({ id: 205, images: galleryImages, currentImage });

  return (
    <ul className="pointer-gallery">
      {visibleImages.map((image, index) => (
        <li key={image.id}>
          <button type="button" onClick={() => open(image)}>
            <Thumbnail image={image} index={index} />
            {index === visibleImages.length - 1 && (
              <span className="pointer-more">{`+${hiddenCount} more`}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
