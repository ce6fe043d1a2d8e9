'use client';
import { useModalGallery, type ModalLibConfig } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { alwaysVisible, hideIfEmpty, alwaysHidden } from './config';
import 'ks-gallery-react/styles.css';

const galleries = [
  { id: 313, strategy: 'ALWAYS_VISIBLE', libConfig: alwaysVisible },
  { id: 341, strategy: 'HIDE_IF_EMPTY', libConfig: hideIfEmpty },
  { id: 342, strategy: 'ALWAYS_HIDDEN', libConfig: alwaysHidden },
];

export default function Demo() {
  const gallery = useModalGallery();
  const open = (id: number, libConfig: ModalLibConfig) =>
    gallery.open({ id, images: galleryImages, currentImage: galleryImages[0], libConfig });

  return (
    <div className="button-row">
      {galleries.map(({ id, strategy, libConfig }) => (
        <button key={id} type="button" className="button" onClick={() => open(id, libConfig)}>
          With {strategy}
        </button>
      ))}
    </div>
  );
}
