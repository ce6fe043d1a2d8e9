import type { GalleryImage } from 'ks-gallery-react';
import { createContext } from 'react';

interface Shop {
  /** Ids of the images in the basket. */
  basket: readonly number[];
  add: (id: number) => void;
  show: (image: GalleryImage) => void;
}

export const ShopContext = createContext<Shop>({ basket: [], add: () => {}, show: () => {} });
