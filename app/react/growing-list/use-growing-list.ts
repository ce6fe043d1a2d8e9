import { useState } from 'react';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import type { Photo } from '@/components/demos/image-sets/photographs';

const PAGE_LENGTH = 5;
const MAX_LENGTH = 20;
const DELAY_MS = 1500;

/** Stands for a request to a server: repeats the photographs of this site with new ids. */
export function createImages(firstId: number, count: number): readonly Photo[] {
  return Array.from({ length: count }, (_, offset) => {
    const id = firstId + offset;
    return { ...(landscapeImages[id % landscapeImages.length] ?? landscapeImages[0]), id };
  });
}

/** The images, and a function that requests more of them. */
export function useGrowingList() {
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
  return { images, setImages, loadMore, loadingMore };
}
