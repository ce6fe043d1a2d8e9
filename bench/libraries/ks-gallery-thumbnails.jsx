import { LineLayout } from 'ks-gallery-react';
import { ModalGallery } from 'ks-gallery-react/modal-gallery';
import { PlainGallery } from 'ks-gallery-react/plain-gallery';
import { useMemo, useState } from 'react';
import 'ks-gallery-react/modal-gallery/styles.css';
import 'ks-gallery-react/plain-gallery/styles.css';
import { toImages } from './ks-gallery-images.js';

// Lines of thumbnails that open a modal gallery, whose state is that of their parent.
const config = {
  plainGalleryConfig: {
    layout: new LineLayout({ width: '100px', height: '75px' }, { length: -1, wrap: true }, 'start'),
  },
};

export function Gallery({ pictures }) {
  const images = useMemo(() => toImages(pictures), [pictures]);
  const [index, setIndex] = useState();
  return (
    <>
      <button type="button" id="open" onClick={() => setIndex(0)}>
        Open
      </button>
      <PlainGallery images={images} config={config} onClickImage={setIndex} />
      <ModalGallery
        images={images}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}

export { activeImage, close } from './ks-gallery-modal.jsx';
