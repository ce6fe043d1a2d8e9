'use client';
import { Carousel, registerLinks } from 'ks-gallery-react';
import { config } from './config';
import { createImages, useGrowingList } from './use-growing-list';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const { images, setImages, loadMore, loadingMore } = useGrowingList();
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
