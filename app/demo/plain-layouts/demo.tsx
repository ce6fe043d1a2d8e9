'use client';
import { PlainGallery, registerLinks, useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { galleries } from './galleries';
import 'ks-gallery-react/styles.css';
import './style.css';

registerLinks();

export default function Demo() {
  const gallery = useModalGallery();
  return (
    <div className="layouts">
      {galleries.map(({ id, heading, config, libConfig }) => (
        <section key={id} aria-label={heading}>
          <h3>{heading}</h3>
          <PlainGallery
            id={id}
            images={galleryImages}
            config={config}
            onClickImage={(defaultIndex) =>
              gallery.open({ id, images: galleryImages, defaultIndex, libConfig })
            }
          />
        </section>
      ))}
    </div>
  );
}
