'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { Caption } from './caption';
import { config, libConfig } from './config';
import { addName, photos, type Photo } from './photos';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [opened, setOpened] = useState<Photo>();
  const [shown, setShown] = useState<readonly string[]>([]);
  return (
    <>
      <PlainGallery images={photos} config={config} onClickImage={(_, photo) => setOpened(photo)} />
      <ModalGallery
        images={photos}
        libConfig={libConfig}
        open={opened !== undefined}
        currentImage={opened}
        onOpenChange={() => setOpened(undefined)}
        onShow={({ image }) => image && setShown((names) => addName(names, image.name))}
        render={{ caption: Caption }}
      />
      <p role="status">
        {shown.length === 0 ? 'You have seen no photograph yet.' : `Seen: ${shown.join('; ')}.`}
      </p>
    </>
  );
}
