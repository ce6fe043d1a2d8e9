'use client';

import {
  PlainGallery,
  useModalGallery,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { german, germanCaption } from 'ks-gallery-react/locales/de';

const images = [
  {
    src: '/photos/lake.jpg',
    thumb: '/photos/lake-small.jpg',
    caption: 'Ein See',
  },
  {
    src: '/photos/dune.jpg',
    thumb: '/photos/dune-small.jpg',
    caption: 'Menschen im Sand',
  },
];

const config: ModalLibConfig = {
  accessibilityConfig: german,
  currentImageConfig: { description: germanCaption },
};

export function GermanAlbum() {
  const { open } = useModalGallery();
  const show = (defaultIndex: number) =>
    open({ id: 1, images, defaultIndex, config });
  return (
    <PlainGallery
      images={images}
      config={{ accessibilityConfig: german }}
      onClickImage={show}
      style={{ flexWrap: 'wrap' }}
    />
  );
}
