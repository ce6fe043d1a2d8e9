/** The gallery that all applications open. */
import { useState } from 'react';
import { ModalGallery } from 'ks-gallery-react';

const image = (color) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  )}`;

export const images = ['teal', 'navy', 'maroon'].map((color, index) => ({
  src: image(color),
  width: 600,
  height: 400,
  alt: `Image ${index + 1}`,
}));

/** A button and the gallery that it opens. */
export function OpenGallery(props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the gallery
      </button>
      <ModalGallery {...{ images, open, ...props }} onOpenChange={setOpen} />
    </>
  );
}
