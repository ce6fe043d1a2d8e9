'use client';
import { ButtonsStrategy, type ModalLibConfig, useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const libConfig: ModalLibConfig = {
  previewConfig: { visible: false },
  dotsConfig: { visible: false },
  slideConfig: {
    infinite: false,
    // With autoplay, the gallery would show a pause button.
    playConfig: { autoPlay: false },
    sidePreviews: { show: false },
  },
  buttonsConfig: { visible: false, strategy: ButtonsStrategy.DEFAULT },
};

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () =>
    gallery.open({ id: 332, images: galleryImages, currentImage: galleryImages[0], libConfig });

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open gallery 332 at image 1
    </button>
  );
}
