import { createContext } from 'react';
import type { Photo } from '@/components/demos/image-sets/photographs';

interface Shop {
  /** Ids of the images in the basket. */
  basket: readonly number[];
  add: (id: number) => void;
  show: (image: Photo) => void;
}

export const ShopContext = createContext<Shop>({ basket: [], add: () => {}, show: () => {} });
