'use client';
import { Action, Carousel } from 'ks-gallery-react';
import { useState } from 'react';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { config } from './config';
import { Lock, Numbers } from './controls';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [index, setIndex] = useState(0);
  const [isLocked, setIsLocked] = useState(false);
  const [message, setMessage] = useState('No change yet.');
  return (
    <>
      <Numbers index={index} onChange={setIndex} />
      <Lock checked={isLocked} onChange={setIsLocked} />
      <Carousel
        images={landscapeImages}
        config={config}
        index={index}
        onIndexChange={(next, { action }) => {
          const request = `photograph ${next + 1} (${Action[action]})`;
          setMessage(isLocked ? `Refused: ${request}.` : `Accepted: ${request}.`);
          if (!isLocked) setIndex(next);
        }}
      />
      <p role="status">{message}</p>
    </>
  );
}
