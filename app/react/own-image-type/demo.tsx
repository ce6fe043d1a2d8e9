'use client';
import { ModalGallery, PlainGallery, registerLinks } from 'ks-gallery-react';
import { useState } from 'react';
import { Caption } from './caption';
import { config, libConfig } from './config';
import { addName, describe, photos, type Photo } from './photos';
import 'ks-gallery-react/styles.css';

registerLinks();

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
      <p role="status">{describe(shown)}</p>
    </>
  );
}
