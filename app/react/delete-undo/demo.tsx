'use client';
import { ModalGallery, PlainGallery, type FlatImage } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { modalConfig, plainConfig } from './config';
import { Undo } from './undo';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [deleted, setDeleted] = useState<readonly FlatImage[]>([]);
  const [index, setIndex] = useState<number>();
  // Of the deleted images, only the ids matter: a restored image returns to its old position.
  const images = photographImages.filter((image) => !deleted.includes(image));
  return (
    <>
      <PlainGallery images={images} config={plainConfig} onClickImage={setIndex} />
      <Undo deleted={deleted} onUndo={setDeleted} />
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
