'use client';
import { useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';
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
            <picture>
              {image.modal.sources?.map(({ type, srcset }) => (
                <source key={type} type={type} srcSet={srcset} sizes="200px" />
              ))}
              <img
                src={image.modal.img}
                alt={`Open image ${index + 1}`}
                width={200}
                height={200}
                loading="lazy"
              />
            </picture>
          </button>
          <figcaption>{image.modal.description ?? 'No description available'}</figcaption>
        </figure>
      ))}
    </div>
  );
}
