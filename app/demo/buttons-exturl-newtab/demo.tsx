'use client';
import {
  ButtonsStrategy,
  ButtonType,
  type ModalLibConfig,
  useModalGallery,
} from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const libConfig: ModalLibConfig = {
  buttonsConfig: {
    visible: true,
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [
      {
        type: ButtonType.EXTURL,
        className: 'ext-url-image',
        extUrlInNewTab: true,
        ariaLabel: 'Open the page of this image in a new tab',
        title: 'Open the page of this image in a new tab',
      },
    ],
  },
};

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () =>
    gallery.open({ id: 307, images: galleryImages, currentImage: galleryImages[0], libConfig });

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open gallery 307 at image 1
    </button>
  );
}
