'use client';
import { ModalGallery, PlainGallery, registerLinks } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { bothConfig, plainConfig } from './config';
import { Directions } from './directions';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const [config, setConfig] = useState(bothConfig);
  const [index, setIndex] = useState<number>();
  const [message, setMessage] = useState('The gallery has not been closed yet.');
  return (
    <>
      <Directions value={config} onChange={setConfig} />
      <PlainGallery images={photographImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={photographImages}
        config={config}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
        onClose={({ action }) => setMessage(`The gallery was closed by ${action}.`)}
      />
      <p role="status">{message}</p>
    </>
  );
}
