import { useModalGallery } from 'ks-gallery-react';
import 'ks-gallery-react/styles.css';

export function Gallery({ pictures }) {
  const gallery = useModalGallery();
  const images = pictures.map(({ src, alt, width, height }, id) => ({
    id,
    modal: { img: src, alt, width, height },
  }));
  const open = () => gallery.open({ id: 1, images, currentImage: images[0] });
  return (
    <button type="button" id="open" onClick={open}>
      Open
    </button>
  );
}

export const activeImage = '.ks-current-image';
export const next = '.ks-main-arrow.ks-next';
export const close = '.ks-upper-button:has(.close-image)';
