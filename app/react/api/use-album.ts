import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import type { Photo } from '@/components/demos/image-sets/photographs';

/** The images that the API has answered with, and a function that requests more of them. */
export function useAlbum() {
  const [images, setImages] = useState<readonly Photo[]>(photographImages);
  const [next, setNext] = useState<string | undefined>('album/1.json');
  const [status, setStatus] = useState<'loading more' | 'request failed'>();
  const loadMore = async () => {
    if (!next || status === 'loading more') return;
    setStatus('loading more');
    try {
      const response = await fetch(next);
      if (!response.ok) throw new Error(response.statusText);
      const page = (await response.json()) as { images: readonly Photo[]; next?: string };
      setImages([...images, ...page.images]);
      setNext(page.next);
      setStatus(undefined);
    } catch {
      setStatus('request failed');
    }
  };
  return { images, next, status, loadMore };
}
