import { GridLayout, PlainGalleryStrategy } from 'ks-gallery-react';
import { useModalGallery } from 'ks-gallery-react/modal-gallery';
import { PlainGallery } from 'ks-gallery-react/plain-gallery';
import { useMemo } from 'react';
import 'ks-gallery-react/modal-gallery/styles.css';
import 'ks-gallery-react/plain-gallery/styles.css';

const config = {
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout({ width: '96px', height: '96px' }, { length: 3, wrap: true }),
  },
};

// The defaults.
export function Gallery({ pictures, libConfig }) {
  const gallery = useModalGallery();
  const images = useMemo(
    () =>
      pictures.map(({ src, thumbnail, alt, width, height }, id) => ({
        id,
        modal: { img: src, alt, width, height },
        plain: { img: thumbnail, alt },
      })),
    [pictures],
  );
  const open = (index) => gallery.open({ id: 1, images, currentImage: images[index], libConfig });
  return <PlainGallery id={2} images={images} config={config} onClickImage={open} />;
}

export const thumbnails = '.ks-plain-image';
export const pictures = ['.ks-current-image', '.ks-slide-content'];
