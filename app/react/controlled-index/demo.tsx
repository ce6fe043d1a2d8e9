'use client';
import { Carousel, registerLinks } from 'ks-gallery-react';
import { useState } from 'react';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { config } from './config';
import { Controls, describe } from './controls';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const [index, setIndex] = useState(0);
  const [isLocked, setIsLocked] = useState(false);
  const [message, setMessage] = useState('No change yet.');
  return (
    <>
      <Controls {...{ index, setIndex, isLocked, setIsLocked }} />
      <Carousel
        images={landscapeImages}
        config={config}
        index={index}
        onIndexChange={(next, { action }) => {
          setMessage(describe(isLocked, next, action));
          if (!isLocked) setIndex(next);
        }}
      />
      <p role="status">{message}</p>
    </>
  );
}
