'use client';
import { DescriptionStrategy, type ModalLibConfig, useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const libConfig: ModalLibConfig = {
  currentImageConfig: {
    description: {
      strategy: DescriptionStrategy.ALWAYS_VISIBLE,
      customFullDescription:
        '<ol><li>Custom</li><li>description of the</li><li>current visible</li><li>image</li></ol>',
      style: {
        bgColor: 'rgba(255,0,0,.5)',
        textColor: 'blue',
        marginTop: '3px',
        marginBottom: '0px',
        marginLeft: '5px',
        marginRight: '5px',
        position: 'absolute',
        top: '0px',
        height: '125px',
      },
    },
  },
};

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () =>
    gallery.open({ id: 314, images: galleryImages, currentImage: galleryImages[0], libConfig });

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open gallery 314 at image 1
    </button>
  );
}
