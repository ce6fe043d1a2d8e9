'use client';
import { useModalGallery, type ModalLibConfig, type SlotContext } from 'ks-gallery-react';
import type { MouseEvent } from 'react';
import { readCardImages, type CardImage } from './card-images';

const id = 1;
const libConfig: ModalLibConfig = {
  // Dozens of pictures: the caption has the position.
  dotsConfig: { visible: false },
  slideConfig: { infinite: true, playConfig: { autoPlay: false } },
};

/** A link instead of a button: it can also be opened in a new tab. */
function Toolbar({ image, defaultRender }: SlotContext<CardImage>) {
  return (
    <>
      <a className="sheet-open" href={image.href}>
        Open this demo
      </a>
      {defaultRender()}
    </>
  );
}

function Caption({ image: { name, description }, index, count }: SlotContext<CardImage>) {
  return `${index + 1}/${count} - ${name}: ${description}`;
}

const appearance = {
  render: { toolbar: Toolbar, caption: Caption },
  className: 'sheet-gallery',
};

/** Opens the pictures of the visible cards in a modal gallery: each grows out of its card, and shrinks back into it. */
export function FlipThrough() {
  const gallery = useModalGallery();
  const open = ({ currentTarget }: MouseEvent) => {
    const sheet = currentTarget.closest('.sheet');
    const images = sheet ? readCardImages(sheet) : [];
    const [currentImage] = images;
    if (currentImage) gallery.open({ id, images, currentImage, libConfig, ...appearance });
  };
  return (
    <button type="button" className="button" onClick={open}>
      Flip through
    </button>
  );
}
