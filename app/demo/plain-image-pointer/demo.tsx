'use client';
import { useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';
import './style.css';

const visibleImages = galleryImages.slice(0, 3);
const hiddenCount = galleryImages.length - visibleImages.length;

export default function Demo() {
  const gallery = useModalGallery();

  return (
    <ul className="pointer-gallery">
      {visibleImages.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            onClick={() => gallery.open({ id: 205, images: galleryImages, currentImage: image })}
          >
            <picture>
              {(image.plain ?? image.modal).sources?.map(({ type, srcset }) => (
                <source key={type} type={type} srcSet={srcset} sizes="50px" />
              ))}
              <img
                src={(image.plain ?? image.modal).img}
                alt={`Open image ${index + 1}`}
                width={50}
                height={50}
              />
            </picture>
            {index === visibleImages.length - 1 && (
              <span className="pointer-more">
                +{hiddenCount}
                {' more'}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
