'use client';
import { PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import { createImages, type PhotographTexts } from './images';
import { createTileConfig } from './tile-config';

// Without a callback the links show full views of the images, so that no other component is needed.
const config = createTileConfig('plain', 'Example of the plain gallery');

const [seeding, courtyard, heron, flowers, spices] = galleryPhotographs;
const [, desert, , , tea, , saturn] = carouselPhotographs;
// A quarter of the card, and more for landscape images, which are cropped.
const sizes = '(min-width: 1536px) 160px, (min-width: 990px) 11vw, (min-width: 640px) 16vw, 33vw';
const places = [seeding, tea, heron, saturn, spices, flowers, desert, courtyard].map(
  (photograph) => ({ photograph, sizes }),
);

/** Eight thumbnails, which are links. */
export function PlainExample({ texts }: { texts: PhotographTexts }) {
  const [images] = useState(() => createImages(places, texts, 30));
  return (
    <PlainGallery
      id={4}
      images={images}
      config={config}
      className="example-grid"
      classNames={{ thumbnail: 'tile' }}
    />
  );
}
