'use client';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import type { PhotographTexts, Place } from './images';
import { createTileConfig } from './tile-config';
import { TileGallery } from './tile-gallery';

const config = createTileConfig('photographs', 'Photographs');

const [lake, desert, harbour, otter, tea, osprey, saturn] = carouselPhotographs;

// The widths of the tiles in home.scss. An image is cropped to its tile; in a high tile it is wider than the tile.
const wide = '(min-width: 1536px) 520px, (min-width: 990px) 34vw, 33vw';
const middle = '(min-width: 1536px) 380px, (min-width: 990px) 25vw, 33vw';
const narrow = '(min-width: 1536px) 300px, (min-width: 990px) 20vw, 33vw';
// All are in the first screen; the first one is the largest contentful paint of wide windows.
const first = { loading: 'eager', fetchpriority: 'high' } as const;
const others = { loading: 'eager', fetchpriority: 'low' } as const;

const places: readonly Place[] = [
  { photograph: lake, sizes: wide, ...first },
  { photograph: osprey, sizes: middle, ...others },
  { photograph: desert, sizes: narrow, ...others },
  { photograph: otter, sizes: narrow, ...others },
  { photograph: saturn, sizes: narrow, ...others },
  { photograph: tea, sizes: middle, ...others },
  { photograph: harbour, sizes: wide, ...others },
];

/** Photographs in tiles of different sizes, which open the modal gallery. */
export function Mosaic({ texts }: { texts: PhotographTexts }) {
  return (
    <TileGallery
      id={2}
      places={places}
      texts={texts}
      firstImageId={10}
      config={config}
      className="mosaic"
    />
  );
}
