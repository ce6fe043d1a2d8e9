'use client';
import {
  LineLayout,
  PlainGallery,
  PlainGalleryStrategy,
  useModalGallery,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const config: PlainLibConfig = {
  linkConfig: { name: 'plain-atags' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.ROW,
    layout: new LineLayout(
      { width: '50px', height: '50px' },
      { length: 4, wrap: true },
      'flex-start',
    ),
    advanced: { aTags: true, additionalBackground: '50% 50%/cover' },
  },
};

// The same name: each image has one URL in both galleries.
const libConfig: ModalLibConfig = { linkConfig: { name: 'plain-atags' } };

export default function Demo() {
  const gallery = useModalGallery();
  const openAt = (index: number) => {
    const currentImage = galleryImages[index];
    if (currentImage) gallery.open({ id: 204, images: galleryImages, currentImage, libConfig });
  };

  return <PlainGallery id={204} images={galleryImages} config={config} onClickImage={openAt} />;
}
