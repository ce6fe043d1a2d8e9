'use client';
import {
  LineLayout,
  PlainGallery,
  PlainGalleryStrategy,
  useModalGallery,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const config: PlainLibConfig = {
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

export default function Demo() {
  const gallery = useModalGallery();
  const openAt = (index: number) => {
    const currentImage = galleryImages[index];
    if (currentImage) gallery.open({ id: 204, images: galleryImages, currentImage });
  };

  return <PlainGallery id={204} images={galleryImages} config={config} onClickImage={openAt} />;
}
