'use client';
import { photoViewer, PlainGallery, useModalGallery } from 'ks-gallery-react';
const images = [
  { src: '/photos/lake.jpg', thumb: '/photos/lake-small.jpg', alt: 'A lake' },
  { src: '/photos/dune.jpg', thumb: '/photos/dune-small.jpg', alt: 'Five people on a dune' },
];

export function Album() {
  const { open } = useModalGallery();
  const show = (defaultIndex: number) => open({ id: 1, images, defaultIndex, config: photoViewer });
  return <PlainGallery images={images} onClickImage={show} style={{ flexWrap: 'wrap' }} />;
}
