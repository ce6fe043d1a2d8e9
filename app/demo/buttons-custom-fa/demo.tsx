'use client';
import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload';
import { faExternalLinkAlt } from '@fortawesome/free-solid-svg-icons/faExternalLinkAlt';
import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes';
import {
  ButtonsStrategy,
  ButtonType,
  useModalGallery,
  type GalleryImage,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';

/** Renders an icon as inline SVG, without the stylesheet and the fonts of Font Awesome. */
function renderIcon({ icon: [width, height, , , path] }: IconDefinition) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <path d={String(path)} />
    </svg>
  );
}

// `icon` replaces the icon of `className`. Without it, the Font Awesome of your page renders the icon.
const libConfig: ModalLibConfig = {
  currentImageConfig: { downloadable: true },
  buttonsConfig: {
    visible: true,
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [
      {
        type: ButtonType.CUSTOM,
        className: 'fas fa-plus',
        icon: renderIcon(faPlus),
        fontSize: '20px',
        ariaLabel: 'custom plus aria label',
        title: 'custom plus title',
      },
      {
        type: ButtonType.CLOSE,
        className: 'fas fa-times',
        icon: renderIcon(faTimes),
        fontSize: '20px',
        ariaLabel: 'custom close aria label',
        title: 'custom close title',
      },
      {
        type: ButtonType.DOWNLOAD,
        className: 'fas fa-download',
        icon: renderIcon(faDownload),
        fontSize: '20px',
        ariaLabel: 'custom download aria label',
        title: 'custom download title',
      },
      {
        type: ButtonType.EXTURL,
        className: 'fas fa-external-link-alt',
        icon: renderIcon(faExternalLinkAlt),
        fontSize: '20px',
        ariaLabel: 'custom exturl aria label',
        title: 'custom exturl title',
      },
    ],
  },
};

/** Returns a new list with a copy of a random image at the end. */
function addRandomImage(images: readonly GalleryImage[]): readonly GalleryImage[] {
  const original = images[Math.floor(Math.random() * images.length)];
  return original ? [...images, { ...original, id: images.length }] : images;
}

export default function Demo() {
  const gallery = useModalGallery();
  const [images, setImages] = useState<readonly GalleryImage[]>(galleryImages);

  const openGallery = () => {
    let currentImages = images;
    const ref = gallery.open({ id: 306, images, currentImage: galleryImages[0], libConfig });
    ref.buttonBeforeHook$.subscribe(({ button }) => {
      if (button.type !== ButtonType.CUSTOM) return;
      currentImages = addRandomImage(currentImages);
      ref.updateImages(currentImages);
      setImages(currentImages);
    });
  };

  return (
    <>
      <button type="button" className="button" onClick={openGallery}>
        Open gallery 306 at image 1
      </button>
      <p role="status">The gallery has {images.length} images.</p>
    </>
  );
}
