'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useSyncExternalStore } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

// These three functions stand for your router, for example `useSearchParams` and `navigate`.
const events = ['popstate', 'navigated'];
function subscribe(onChange: () => void) {
  events.forEach((name) => addEventListener(name, onChange));
  return () => events.forEach((name) => removeEventListener(name, onChange));
}
const getPhoto = () => new URLSearchParams(location.search).get('photo');
function navigate(url: string, isNew: boolean) {
  history[isNew ? 'pushState' : 'replaceState'](null, '', url);
  dispatchEvent(new Event('navigated'));
}

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
