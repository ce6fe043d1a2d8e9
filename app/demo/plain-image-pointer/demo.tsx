'use client';
import { useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';
import './style.css';

const shown = galleryImages.slice(0, 3);
const hidden = galleryImages.length - shown.length;

export default function Demo() {
  const gallery = useModalGallery();

  return (
    <ul className="pointer-gallery">
      {shown.map((image, index) => (
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
            {index === shown.length - 1 && (
              <span className="pointer-more">
                +{hidden}
                {' more'}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
