'use client';
import { Carousel, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { landscapeImages } from '@/components/demos/image-sets';
import { config, thumbnailsConfig } from './config';
import './style.css';

export default function Demo() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <Carousel
        images={landscapeImages}
        config={config}
        index={index}
        onIndexChange={setIndex}
        className="album"
        style={{ boxShadow: '0 0.5rem 1.5rem rgb(0 0 0 / 40%)' }}
        classNames={{
          image: 'album-image',
          caption: 'album-caption',
          arrow: 'album-arrow',
          dot: 'album-dot',
        }}
      />
      <PlainGallery
        images={landscapeImages}
        config={thumbnailsConfig}
        onClickImage={setIndex}
        className="album-thumbnails"
        style={{ flexWrap: 'wrap' }}
        classNames={{ thumbnail: 'album-thumbnail', thumbnailImage: 'album-thumbnail-image' }}
      />
    </>
  );
}
