'use client';
import { LineLayout, PlainGallery, registerLinks, type PlainLibConfig } from 'ks-gallery-react';
import type { FocusEvent } from 'react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { useOpenImage } from './use-open-image';

registerLinks();

const id = 1;
const width = '200px';
// Each image has a URL, which also works without scripts.
const linkConfig = { name: 'gallery' };
const config: PlainLibConfig = {
  linkConfig,
  plainGalleryConfig: {
    layout: new LineLayout({ width, height: 'auto' }, { length: -1, wrap: false }, 'flex-start'),
  },
};

/** The images of the demos; their own thumbnails are 100 px wide. */
const images = galleryImages.map(({ thumb, ...image }) => ({
  ...image,
  thumb: {
    ...thumb,
    src: image.src,
    width: image.width,
    height: image.height,
    sources: image.sources?.map((source) => ({ ...source, sizes: width })),
  },
}));

/** Browsers leave a thumbnail that gets focus as it is if a part of it is visible. */
const showWhole = ({ target }: FocusEvent) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The plain gallery and the modal gallery that it opens share one id and one list of images. */
export function HomeGallery() {
  const open = useOpenImage(id, images, { linkConfig });
  return (
    <div onFocus={showWhole}>
      <PlainGallery id={id} images={images} config={config} onClickImage={open} />
    </div>
  );
}
