'use client';
import { Carousel, type GalleryImage } from 'ks-gallery-react';
import { useState } from 'react';
import { landscapeImages } from '@/components/demos/image-sets';
import { config } from './config';

const PAGE_LENGTH = 5;
const MAX_LENGTH = 20;
const DELAY_MS = 1500;

/** Stands for a request to a server: repeats the photographs of this site with new ids. */
function createImages(firstId: number, count: number): readonly GalleryImage[] {
  return Array.from({ length: count }, (_, offset) => {
    const id = firstId + offset;
    return { ...(landscapeImages[id % landscapeImages.length] ?? landscapeImages[0]), id };
  });
}

export default function Demo() {
  const [images, setImages] = useState(() => createImages(0, PAGE_LENGTH));
  const [loadingMore, setLoadingMore] = useState(false);

  const loadMore = () => {
    if (images.length >= MAX_LENGTH) return;
    setLoadingMore(true);
    setTimeout(() => {
      setImages((current) => [...current, ...createImages(current.length, PAGE_LENGTH)]);
      setLoadingMore(false);
    }, DELAY_MS);
  };
  const addInFront = () => setImages((current) => [...createImages(current.length, 1), ...current]);

  return (
    <>
      <p className="button-row">
        <button type="button" className="button" onClick={addInFront}>
          Add an image in front
        </button>
      </p>
      <Carousel images={images} config={config} onNearEnd={loadMore} loadingMore={loadingMore} />
      <p role="status">
        The list has {images.length} images.{loadingMore && ' More images are loading.'}
      </p>
    </>
  );
}
