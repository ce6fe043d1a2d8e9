'use client';
import { ModalGallery, type GalleryImage, type SlotContext } from 'ks-gallery-react';
import { createContext, useContext, useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import './style.css';

interface Shop {
  /** Ids of the images in the basket. */
  basket: readonly number[];
  add: (id: number) => void;
  show: (image: GalleryImage) => void;
}

const ShopContext = createContext<Shop>({ basket: [], add: () => {}, show: () => {} });

function Caption({ image, count }: SlotContext<GalleryImage>) {
  const { basket, add, show } = useContext(ShopContext);
  const isInBasket = basket.includes(image.id);
  const last = photographImages[count - 1];
  return (
    <span className="shop-caption">
      <span>{`Print ${image.id + 1}, ${basket.length} in the basket`}</span>
      <button type="button" disabled={isInBasket} onClick={() => add(image.id)}>
        {isInBasket ? 'In the basket' : 'Add to the basket'}
      </button>
      <button type="button" onClick={() => last && show(last)}>
        Show our newest print
      </button>
    </span>
  );
}

export default function Demo() {
  const [basket, setBasket] = useState<readonly number[]>([]);
  const [currentImage, setCurrentImage] = useState<GalleryImage>(photographImages[0]);
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
