'use client';
import { ModalGallery, PlainGallery, type GalleryImage } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

export default function Demo() {
  const [images, setImages] = useState<readonly GalleryImage[]>(photographImages);
  const [next, setNext] = useState<string | undefined>('album/1.json');
  const [status, setStatus] = useState<'loading more' | 'request failed'>();
  const [index, setIndex] = useState<number>();
  const loadMore = async () => {
    if (!next || status === 'loading more') return;
    setStatus('loading more');
    try {
      const response = await fetch(next);
      if (!response.ok) throw new Error(response.statusText);
      const page = (await response.json()) as { images: readonly GalleryImage[]; next?: string };
      setImages([...images, ...page.images]);
      setNext(page.next);
      setStatus(undefined);
    } catch {
      setStatus('request failed');
    }
  };
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
