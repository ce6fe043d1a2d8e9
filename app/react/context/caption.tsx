import type { SlotContext } from 'ks-gallery-react';
import { useContext } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { ShopContext } from './shop';
import './style.css';

/** The caption of a print, which uses the context of the application. */
export function Caption({ image, count }: SlotContext<Photo>) {
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
