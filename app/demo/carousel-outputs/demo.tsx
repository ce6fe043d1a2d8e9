'use client';
import { Carousel, registerLinks, useModalGallery } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { config } from './config';
import { EventLog, useEventLog } from './event-log';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const gallery = useModalGallery();
  const { entries, log, logEvent } = useEventLog();
  return (
    <>
      <Carousel
        id={114}
        images={carouselImages}
        config={config}
        onClickImage={(defaultIndex) => {
          log(`clickImage: index ${defaultIndex}`);
          gallery.open({ id: 114, images: carouselImages, defaultIndex });
        }}
        onChangeImage={logEvent('changeImage')}
        onFirstImage={logEvent('firstImage')}
        onLastImage={logEvent('lastImage')}
      />
      <EventLog entries={entries} />
    </>
  );
}
