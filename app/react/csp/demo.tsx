'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { modalConfig, plainConfig } from './config';
import { useBlocked } from './use-blocked';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const blocked = useBlocked();
  return (
    <>
      <PlainGallery images={photographImages} config={plainConfig} onClickImage={setIndex} />
      <p role="status">
        Blocked by the policy of this page: {blocked.length > 0 ? blocked.join(', ') : 'nothing'}.
      </p>
      <ModalGallery
        images={photographImages}
        config={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
