'use client';
import { Carousel } from 'ks-gallery-react';
import type { GalleryProps } from './gallery';
import { createListeners, slideEvents } from './listeners';

const events = [...slideEvents, 'onClickImage', 'onChangeImage'] as const;

export default function CarouselPreview({ config, images, onEvent }: GalleryProps) {
  const listeners = createListeners(events, onEvent);
  return <Carousel id={1} images={images} config={config} {...listeners} />;
}
