'use client';
import { registerLinks, useGalleryLink, type Action } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { Album } from './album';
import { List } from './list';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [message, setMessage] = useState('No image has been opened yet.');
  const report = ({ id }: Photo, action: Action) =>
    setMessage(`Image ${id} was opened by ${action}.`);
  const reportMissing = (fragment: string) => setMessage(`There is no image ${fragment}.`);
  const show = (next: number, image: Photo, action: Action) => {
    setIndex(next);
    report(image, action);
  };
  useGalleryLink('list', photographImages, show, reportMissing);
  return (
    <>
      <Album onOpen={report} onMissing={reportMissing} />
      <List index={index} onClose={() => setIndex(undefined)} />
      <p role="status">{message}</p>
    </>
  );
}
