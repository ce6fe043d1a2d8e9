'use client';
import { Carousel, registerLinks } from 'ks-gallery-react';
import { useState } from 'react';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { config } from './config';
import { partClasses } from './part-classes';
import { Thumbnails } from './thumbnails';
import 'ks-gallery-react/styles.css';
import './style.css';

registerLinks();

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
        classNames={partClasses}
      />
      <Thumbnails onClickImage={setIndex} />
    </>
  );
}
