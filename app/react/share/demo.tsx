'use client';
import {
  ButtonsStrategy,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_SHARE,
  ModalGallery,
  PlainGallery,
  type ButtonEvent,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';

const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'photograph' },
};

const modalConfig: ModalLibConfig = {
  linkConfig: { name: 'photograph' },
  buttonsConfig: {
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [KS_DEFAULT_BTN_SHARE, KS_DEFAULT_BTN_CLOSE],
  },
};

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
      <PlainGallery images={galleryImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={galleryImages}
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
