'use client';
import {
  ButtonsStrategy,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_SHARE,
  ModalGallery,
  PlainGallery,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';

const plainConfig: PlainLibConfig = { linkConfig: { name: 'zoom' } };

const modalConfig: ModalLibConfig = {
  linkConfig: { name: 'zoom' },
  zoomConfig: { buttons: true, doubleTap: true },
  buttonsConfig: {
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [KS_DEFAULT_BTN_SHARE, KS_DEFAULT_BTN_CLOSE],
  },
};

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={galleryImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={galleryImages}
        libConfig={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
