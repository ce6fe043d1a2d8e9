'use client';
import { ModalGallery, PlainGallery, type ButtonEvent } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { plainConfig, modalConfig } from './config';

const results = {
  share: 'was shared',
  copy: 'was copied',
  field: 'was shown',
};

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [last, setLast] = useState<ButtonEvent>();
  const how = last?.shareMethod;
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
      <p>
        {how
          ? `The link of image ${Number(last.image?.id) + 1} ${results[how]}.`
          : 'No link was shared yet.'}
      </p>
    </>
  );
}
