'use client';
import { PlainGallery, type SlotContext } from 'ks-gallery-react';
import { useState } from 'react';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { cardSizes } from './card-sizes';
import { createImages, type PhotographTexts } from './images';
import { createTileConfig } from './tile-config';
import { useOpenImage } from './use-open-image';

const id = 3;
const config = createTileConfig('modal', 'Example of the modal gallery', 1);
const modalConfig = { linkConfig: config.linkConfig };

const [lake, desert, harbour, otter, tea, osprey, saturn] = carouselPhotographs;
const places = [otter, osprey, saturn, tea, harbour, lake, desert].map((photograph) => ({
  photograph,
  sizes: cardSizes,
}));

function Opener({ count, defaultRender }: SlotContext) {
  return (
    <>
      {defaultRender()}
      <span className="opener">Open {count} images</span>
    </>
  );
}

const render = { thumbnail: Opener };

/** One thumbnail, which opens a modal gallery with all images. */
export function ModalExample({ texts }: { texts: PhotographTexts }) {
  const [images] = useState(() => createImages(places, texts, 20));
  const open = useOpenImage(id, images, modalConfig);
  return (
    <PlainGallery
      id={id}
      images={images}
      config={config}
      onClickImage={open}
      render={render}
      className="example-gallery"
      classNames={{ thumbnail: 'tile' }}
    />
  );
}
