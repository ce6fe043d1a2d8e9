'use client';
import { ModalGallery, PlainGallery, registerLinks, type ButtonEvent } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { plainConfig, modalConfig } from './config';
import { LastShare } from './last-share';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [last, setLast] = useState<ButtonEvent>();
  return (
    <>
      <PlainGallery images={photographImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={photographImages}
        libConfig={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
        onButtonAfterHook={setLast}
      />
      <LastShare event={last} />
    </>
  );
}
