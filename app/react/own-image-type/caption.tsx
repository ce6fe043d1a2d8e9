import type { SlotContext } from 'ks-gallery-react';
import type { Photo } from './photos';

/** The caption of an image, from its own fields. */
export function Caption({ image }: SlotContext<Photo>) {
  return (
    <>
      <cite>{image.name}</cite> by {image.photographer}
    </>
  );
}
