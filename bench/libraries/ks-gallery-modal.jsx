import { useModalGallery } from 'ks-gallery-react/modal-gallery';
import { useMemo } from 'react';
import 'ks-gallery-react/modal-gallery/styles.css';
import './ks-gallery-modal.css';
import { toImages } from './ks-gallery-images.js';

/** Returns a component with a button that opens a modal gallery with the given options. */
export function createGallery(libConfig) {
  return function Gallery({ pictures }) {
    const gallery = useModalGallery();
    const images = useMemo(() => toImages(pictures), [pictures]);
    const open = () => gallery.open({ id: 1, images, currentImage: images[0], libConfig });
    return (
      <button type="button" id="open" onClick={open}>
        Open
      </button>
    );
  };
}

export const activeImage = '.ks-current-image';
export const next = '.ks-main-arrow.ks-next';
export const close = '.ks-upper-button:has(.close-image)';
