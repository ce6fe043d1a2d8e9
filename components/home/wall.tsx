'use client';
import type { PlainLibConfig } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import type { Photograph } from '@/components/site/photographs/photograph';
import { portraitsPhotographs } from '@/components/site/photographs/portraits';
import type { PhotographTexts, Place } from '@/components/site/photographs/create-images';
import { TileGallery } from './galleries/tile-gallery';

registerLayouts();

const config: PlainLibConfig = {
  linkConfig: { name: 'photographs' },
  accessibilityConfig: { plainGalleryContentAriaLabel: 'Photographs' },
  // The height of rows is a share of the width, see home.scss: rows begin with the same images in every window.
  plainGalleryConfig: { layout: { type: 'justified', gap: 4, lastRow: 'fill' } },
};

const [lake, desert, harbour, otter, tea, osprey, saturn] = carouselPhotographs;
const [seeding, , , flowers, spices] = galleryPhotographs;
const [heron, , courtyard] = portraitsPhotographs;

/** A window, the width of the wall in it, and the rows that home.scss makes there. */
interface WindowRows {
  readonly condition: string;
  readonly width: string;
  readonly rows: readonly (readonly (Photograph | undefined)[])[];
}

const threeRows = [
  [lake, heron, harbour, courtyard],
  [seeding, otter, tea],
  [desert, saturn, spices],
];

/** Widest first. */
const windows: readonly WindowRows[] = [
  {
    condition: '(min-width: 1800px) ',
    width: '62vw',
    rows: [
      [lake, heron, harbour, courtyard, seeding],
      [otter, tea, desert],
      [saturn, spices, osprey, flowers],
    ],
  },
  { condition: '(min-width: 1200px) ', width: '62vw', rows: threeRows },
  {
    condition: '(min-width: 990px) ',
    width: '55vw',
    rows: [
      [lake, heron],
      [harbour, courtyard, seeding],
      [otter, tea],
    ],
  },
  { condition: '(min-width: 600px) ', width: '100vw', rows: threeRows.slice(0, 2) },
  {
    condition: '',
    width: '100vw',
    rows: [
      [lake, heron],
      [harbour, courtyard, seeding],
    ],
  },
];

function getRatio(photograph?: Photograph): number {
  const [file] = photograph?.files.jpeg ?? [];
  return file ? file.width / file.height : 0;
}

/** The width of a photograph in each window that shows it. */
function getSizes(photograph?: Photograph): string {
  return windows
    .flatMap(({ condition, width, rows }) => {
      const row = rows.find((photographs) => photographs.includes(photograph));
      if (!row) return [];
      const share = getRatio(photograph) / row.reduce((sum, other) => sum + getRatio(other), 0);
      return `${condition}calc(${share.toFixed(2)} * ${width})`;
    })
    .join(', ');
}

/** The photographs that every window shows. */
const alwaysShown = windows.at(-1)?.rows.flat().length ?? 0;

// Hidden photographs are fetched only if they are lazy. The first one is the largest contentful paint.
const places = (windows[0]?.rows ?? []).flat().map((photograph, index): Place => ({
  photograph,
  sizes: getSizes(photograph),
  loading: index < alwaysShown ? 'eager' : 'lazy',
  fetchPriority: index === 0 ? 'high' : 'low',
}));

/** Photographs in rows up to the edge of the window, which open the modal gallery. */
export function Wall({ texts }: { texts: PhotographTexts }) {
  return (
    <TileGallery
      id={2}
      places={places}
      texts={texts}
      firstImageId={100}
      config={config}
      className="wall"
    />
  );
}
