'use client';
import type { PlainLibConfig } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import type { Photograph } from '@/components/site/photographs/photograph';
import { portraitsPhotographs } from '@/components/site/photographs/portraits';
import type { PhotographTexts, Place } from './images';
import { TileGallery } from './tile-gallery';

registerLayouts();

const config: PlainLibConfig = {
  linkConfig: { name: 'photographs' },
  accessibilityConfig: { plainGalleryContentAriaLabel: 'Photographs' },
  // The height of rows is a share of the width, see home.scss: rows begin with the same images in every window.
  plainGalleryConfig: { layout: { type: 'justified', gap: 6, lastRow: 'fill' } },
};

const [lake, desert, harbour, otter, tea, , saturn] = carouselPhotographs;
const [seeding, , , , spices] = galleryPhotographs;
const [heron, , courtyard] = portraitsPhotographs;

/** Three rows in windows from 990 px, and the first two of them on phones, see home.scss; two rows in others. */
const wideRows = [
  [lake, heron, harbour, courtyard],
  [seeding, otter, tea],
  [desert, saturn, spices],
];
const narrowRows = [
  [lake, heron, harbour, courtyard, seeding, otter],
  [tea, desert, saturn, spices],
];

function getRatio(photograph?: Photograph): number {
  const [file] = photograph?.files.jpeg ?? [];
  return file ? file.width / file.height : 0;
}

/** The share of the width of its row that a photograph takes. */
function getShare(photograph: Photograph | undefined, rows: typeof wideRows): number {
  const row = rows.find((photographs) => photographs.includes(photograph)) ?? [];
  return getRatio(photograph) / row.reduce((sum, other) => sum + getRatio(other), 0);
}

function getSizes(photograph?: Photograph): string {
  const wide = getShare(photograph, wideRows);
  const narrow = getShare(photograph, narrowRows);
  return [
    `(min-width: 1536px) ${Math.round(wide * 880)}px`,
    `(min-width: 990px) ${Math.round(wide * 57)}vw`,
    `(min-width: 500px) ${Math.round(narrow * 95)}vw`,
    `${Math.round(wide * 95)}vw`,
  ].join(', ');
}

// All are in the first screen; the first one is the largest contentful paint of wide windows.
const places = wideRows.flat().map((photograph, index): Place => ({
  photograph,
  sizes: getSizes(photograph),
  loading: 'eager',
  fetchpriority: index === 0 ? 'high' : 'low',
}));

/** Photographs in rows, in their own proportions, which open the modal gallery. */
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
