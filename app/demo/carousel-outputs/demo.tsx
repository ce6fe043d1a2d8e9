'use client';
import { Carousel, useModalGallery } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { config } from './config';
import { EventLog, useEventLog } from './event-log';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const gallery = useModalGallery();
  const { entries, log, logEvent } = useEventLog();
  const openAt = (index: number) => {
    log(`clickImage: index ${index}`);
    const currentImage = carouselImages[index];
    if (currentImage) gallery.open({ id: 114, images: carouselImages, currentImage });
  };
  return (
    <>
      <Carousel
        id={114}
        images={carouselImages}
        config={config}
        onClickImage={openAt}
        onChangeImage={logEvent('changeImage')}
        onFirstImage={logEvent('firstImage')}
        onLastImage={logEvent('lastImage')}
      />
      <EventLog entries={entries} />
    </>
  );
}
