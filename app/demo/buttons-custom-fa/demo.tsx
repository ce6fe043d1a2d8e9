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

/** The drawing of an icon, without the style sheet and the fonts of Font Awesome. */
function drawIcon({ icon: [width, height, , , path] }: IconDefinition) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <path d={String(path)} />
    </svg>
  );
}

// An icon takes the place of the class names; without it, the Font Awesome of your page draws them.
const libConfig: ModalLibConfig = {
  currentImageConfig: { downloadable: true },
  buttonsConfig: {
    visible: true,
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [
      {
        type: ButtonType.CUSTOM,
        className: 'fas fa-plus',
        icon: drawIcon(faPlus),
        fontSize: '20px',
        ariaLabel: 'custom plus aria label',
        title: 'custom plus title',
      },
      {
        type: ButtonType.CLOSE,
        className: 'fas fa-times',
        icon: drawIcon(faTimes),
        fontSize: '20px',
        ariaLabel: 'custom close aria label',
        title: 'custom close title',
      },
      {
        type: ButtonType.DOWNLOAD,
        className: 'fas fa-download',
        icon: drawIcon(faDownload),
        fontSize: '20px',
        ariaLabel: 'custom download aria label',
        title: 'custom download title',
      },
      {
        type: ButtonType.EXTURL,
        className: 'fas fa-external-link-alt',
        icon: drawIcon(faExternalLinkAlt),
        fontSize: '20px',
        ariaLabel: 'custom exturl aria label',
        title: 'custom exturl title',
      },
    ],
  },
};

/** A new list with a copy of one of its images at the end. */
function withOneMore(images: readonly GalleryImage[]): readonly GalleryImage[] {
  const chosen = images[Math.floor(Math.random() * images.length)];
  return chosen ? [...images, { ...chosen, id: images.length }] : images;
}

export default function Demo() {
  const gallery = useModalGallery();
  const [images, setImages] = useState<readonly GalleryImage[]>(galleryImages);

  const openGallery = () => {
    let shown = images;
    const ref = gallery.open({ id: 306, images, currentImage: galleryImages[0], libConfig });
    ref.buttonBeforeHook$.subscribe(({ button }) => {
      if (button.type !== ButtonType.CUSTOM) return;
      shown = withOneMore(shown);
      ref.updateImages(shown);
      setImages(shown);
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
