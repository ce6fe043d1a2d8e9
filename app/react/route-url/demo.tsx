'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useSyncExternalStore } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { modalConfig, plainConfig } from './config';
import { getPhoto, navigate, subscribe } from './router';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const photo = useSyncExternalStore(subscribe, getPhoto, () => null);
  const index = photographImages.findIndex(({ id }) => String(id) === photo);
  const show = (at: number, isNew = false) => navigate(`?photo=${photographImages[at]?.id}`, isNew);
  return (
    <>
      <PlainGallery
        images={photographImages}
        config={plainConfig}
        onClickImage={(next) => show(next, true)}
      />
      <ModalGallery
        images={photographImages}
        config={modalConfig}
        open={index >= 0}
        index={Math.max(0, index)}
        onIndexChange={(next) => show(next)}
        onOpenChange={() => getPhoto() && navigate(location.pathname, true)}
      />
    </>
  );
}
