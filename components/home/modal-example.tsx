'use client';
import type { SlotContext } from 'ks-gallery-react';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { cardSizes } from './card-sizes';
import type { PhotographTexts } from './images';
import { createTileConfig } from './tile-config';
import { TileGallery } from './tile-gallery';

const config = createTileConfig('modal', 'Example of the modal gallery', 1);

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
  return (
    <TileGallery
      id={3}
      places={places}
      texts={texts}
      firstImageId={20}
      config={config}
      render={render}
      className="example-gallery"
    />
  );
}
