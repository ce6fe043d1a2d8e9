'use client';
import { PlainGallery, type LinkConfig } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';
import { useOpenImage } from './use-open-image';

const id = 1;
// Each image has a URL, which also works without scripts.
const linkConfig: LinkConfig = { name: 'gallery' };
const config = { linkConfig };

/** The plain gallery and the modal gallery that it opens share one id and one list of images. */
export function HomeGallery() {
  const open = useOpenImage(id, galleryImages, config);
  return <PlainGallery id={id} images={galleryImages} config={config} onClickImage={open} />;
}
