'use client';
import { ModalGallery, PlainGallery, type GalleryImage } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

export default function Demo() {
  const [deleted, setDeleted] = useState<readonly GalleryImage[]>([]);
  const [index, setIndex] = useState<number>();
  // Of the deleted images, only the ids matter: a restored image returns to its old position.
  const images = photographImages.filter((image) => !deleted.includes(image));
  const last = deleted.at(-1);

  return (
    <>
      <PlainGallery images={images} config={plainConfig} onClickImage={setIndex} />
      <p role="status">{last && `${last.modal.description} is deleted.`}</p>
      <p className="button-row">
        <button
          type="button"
          className="button"
          disabled={!last}
          onClick={() => setDeleted(deleted.slice(0, -1))}
        >
          Undo
        </button>
      </p>
      <ModalGallery
        images={images}
        config={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
        onButtonAfterHook={({ button, image }) => {
          if (button.type === 'delete' && image) setDeleted([...deleted, image]);
        }}
      />
    </>
  );
}
