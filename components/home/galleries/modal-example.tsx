'use client';
import type { SlotContext } from 'ks-gallery-react';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import type { PhotographImage, PhotographTexts } from '@/components/site/photographs/create-images';
import { createTileConfig } from './tile-config';
import { TileGallery } from './tile-gallery';

const config = createTileConfig('modal', 'Example of the modal gallery');

const [lake, desert, harbour, otter, tea, osprey, saturn] = carouselPhotographs;
const large = '(min-width: 768px) 672px, 100vw';
const places = [desert, lake, osprey, tea, harbour, saturn, otter].map((photograph, index) => ({
  photograph,
  sizes: index === 0 ? large : '80px',
}));

/** The first thumbnail is as large as the image of an open gallery. */
function Thumbnail({ image, index, count, defaultRender }: SlotContext<PhotographImage>) {
  if (index > 0) return defaultRender();
  return (
    <>
      {defaultRender()}
      <span className="example-caption">{image.caption}</span>
      <span className="opener">Open {count} images</span>
    </>
  );
}

const render = { thumbnail: Thumbnail };

/** Thumbnails in the arrangement of an open modal gallery, which they open. */
export function ModalExample({ texts }: { texts: PhotographTexts }) {
  return (
    <TileGallery
      id={3}
      places={places}
      texts={texts}
      firstImageId={20}
      config={config}
      render={render}
      className="example-viewer"
    />
  );
}
