'use client';
import {
  ModalGallery,
  photoViewer,
  registerLinks,
  useGalleryLink,
  type FlatImage,
} from 'ks-gallery-react';
import { useState } from 'react';

registerLinks();

const libConfig = { ...photoViewer, linkConfig: { name: 'album' } };

export function Album({ images }: { images: readonly FlatImage[] }) {
  const [index, setIndex] = useState<number>();
  const [message, setMessage] = useState('');
  useGalleryLink('album', images, setIndex, (fragment) =>
    setMessage(`No image ${fragment}`),
  );
  return (
    <>
      <p role="status">{message}</p>
      <ModalGallery
        images={images}
        libConfig={libConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
