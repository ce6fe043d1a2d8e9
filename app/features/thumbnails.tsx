'use client';
import {
  GridLayout,
  LineLayout,
  PlainGallery,
  PlainGalleryStrategy,
  registerLinks,
  useModalGallery,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import { createImages, type PhotographTexts } from '@/components/site/photographs/create-images';
import { carouselPhotographs } from '@/components/site/photographs/carousel';

registerLinks();

// Five of them fit beside the text of wide pages, and on phones.
const size = { width: '3.75rem', height: '2.8125rem' };
// Three of them beside each other fit into the smallest windows, also with large text.
const smallSize = { width: '72px', height: '54px' };
const layouts = {
  row: {
    strategy: PlainGalleryStrategy.ROW,
    layout: new LineLayout(size, { length: 5, wrap: true }, 'flex-start'),
  },
  column: {
    strategy: PlainGalleryStrategy.COLUMN,
    layout: new LineLayout(smallSize, { length: 2, wrap: false }, 'flex-start'),
  },
  grid: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout(smallSize, { length: 3, wrap: true }),
  },
};

const places = carouselPhotographs
  .slice(0, 6)
  .map((photograph) => ({ photograph, sizes: smallSize.width }));

interface ThumbnailsProps {
  /** Unique on the page; also the first part of the URLs of its images. */
  id?: number;
  layout?: keyof typeof layouts;
  /** Options of the modal gallery. */
  config?: ModalLibConfig;
  texts: PhotographTexts;
}

/** Photographs that open the modal gallery. */
export function Thumbnails({ id = 1, layout = 'row', config, texts }: ThumbnailsProps) {
  const [images] = useState(() => createImages(places, texts, 0));
  const gallery = useModalGallery();
  const linkConfig = { name: `${layout}-${id}` };
  const plainConfig: PlainLibConfig = {
    linkConfig,
    accessibilityConfig: { plainGalleryContentAriaLabel: `Photographs in a ${layout}` },
    plainGalleryConfig: layouts[layout],
  };
  return (
    <PlainGallery
      id={id}
      images={images}
      config={plainConfig}
      onClickImage={(defaultIndex) =>
        gallery.open({ id, images, defaultIndex, config: { ...config, linkConfig } })
      }
    />
  );
}
