'use client';
import { PlainGallery, registerLinks, type PlainLibConfig } from 'ks-gallery-react';
import { useState } from 'react';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import { portraitsPhotographs } from '@/components/site/photographs/portraits';
import { createImages, type PhotographTexts } from '@/components/site/photographs/create-images';

registerLinks();

// Without a callback the links show full views of the images, so that no other component is needed.
const config: PlainLibConfig = {
  linkConfig: { name: 'plain' },
  accessibilityConfig: { plainGalleryContentAriaLabel: 'Example of the plain gallery' },
  // The height of rows is a share of the width, see home.scss.
  plainGalleryConfig: { layout: { type: 'justified', gap: 4, lastRow: 'fill' } },
};

const [lake, desert, harbour, otter, tea, , saturn] = carouselPhotographs;
const [seeding, , , flowers, spices] = galleryPhotographs;
const [heron, osprey, courtyard] = portraitsPhotographs;
// Of six photographs in a row, and of three on a phone.
const landscape = '(min-width: 1200px) 230px, (min-width: 600px) 32vw, 50vw';
const other = '(min-width: 1200px) 150px, (min-width: 600px) 22vw, 34vw';
const places = [
  [seeding, other],
  [tea, landscape],
  [heron, other],
  [saturn, landscape],
  [courtyard, other],
  [lake, landscape],
  [spices, other],
  [desert, landscape],
  [flowers, other],
  [otter, landscape],
  [osprey, other],
  [harbour, landscape],
] as const;

/** All photographs, uncropped, in rows of links. */
export function PlainExample({ texts }: { texts: PhotographTexts }) {
  const [images] = useState(() =>
    createImages(
      places.map(([photograph, sizes]) => ({ photograph, sizes })),
      texts,
      30,
    ),
  );
  return (
    <PlainGallery
      id={4}
      images={images}
      config={config}
      className="example-rows"
      classNames={{ thumbnail: 'tile' }}
    />
  );
}
