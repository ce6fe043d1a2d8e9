'use client';
import { LineLayout, PlainGallery, type PlainLibConfig } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';
import { createModalImage } from '@/components/demos/image-sets/image-set';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import { useOpenImage } from './use-open-image';

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
const images = galleryImages.map((image, index) => {
  const photograph = galleryPhotographs[index];
  if (!photograph) return image;
  return { ...image, plain: { ...image.plain, ...createModalImage(photograph, width) } };
});

/** The plain gallery and the modal gallery that it opens share one id and one list of images. */
export function HomeGallery() {
  const open = useOpenImage(id, images, { linkConfig });
  return <PlainGallery id={id} images={images} config={config} onClickImage={open} />;
}
