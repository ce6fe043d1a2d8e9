import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';

const still = { fade: 0, swipe: 0, navigation: 0 };

/** Returns a component with a button that opens a lightbox with the given options. */
export function createGallery(options) {
  return function Gallery({ pictures }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" id="open" onClick={() => setOpen(true)}>
          Open
        </button>
        <Lightbox
          open={open}
          close={() => setOpen(false)}
          slides={pictures}
          animation={still}
          {...options}
        />
      </>
    );
  };
}

export const activeImage = '.yarl__slide_current .yarl__slide_image';
export const next = '.yarl__navigation_next';
export const close = '.yarl__toolbar [aria-label="Close"]';
