'use client';
import { ModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { Caption } from './caption';
import { ShopContext } from './shop';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [basket, setBasket] = useState<readonly number[]>([]);
  const [currentImage, setCurrentImage] = useState<Photo>(photographImages[0]);
  const [isOpen, setIsOpen] = useState(false);
  const add = (id: number) => setBasket((ids) => [...ids, id]);
  return (
    <ShopContext value={{ basket, add, show: setCurrentImage }}>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        Open the prints
      </button>
      <ModalGallery
        images={photographImages}
        open={isOpen}
        currentImage={currentImage}
        onOpenChange={setIsOpen}
        render={{ caption: Caption }}
      />
      <p role="status">Prints in the basket: {basket.length}.</p>
    </ShopContext>
  );
}
