'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { modalConfig, plainConfig } from './config';
import { useAlbum } from './use-album';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const { images, next, status, loadMore } = useAlbum();
  const [index, setIndex] = useState<number>();
  const list = { images, onNearEnd: loadMore, loadingMore: status === 'loading more' };
  const viewer = { open: index !== undefined, onOpenChange: () => setIndex(undefined) };
  return (
    <>
      <PlainGallery images={images} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery {...list} {...viewer} config={modalConfig} defaultIndex={index} />
      <p role="status">{`${images.length} images loaded${status ? `, ${status}` : ''}`}</p>
      <p className="button-row">
        <button type="button" className="button" aria-disabled={!next} onClick={loadMore}>
          {status === 'request failed' ? 'Try again' : 'Load more'}
        </button>
      </p>
    </>
  );
}
