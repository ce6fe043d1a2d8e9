'use client';
import { useModalGallery, type ModalLibConfig } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { Buttons } from './buttons';
import { EventView } from './event-view';
import { useEvents } from './events';
import { removeDeleted } from './remove-deleted';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const gallery = useModalGallery();
  const [events, record] = useEvents();
  const open = (id: number, libConfig?: ModalLibConfig) => {
    const ref = gallery.open({ id, images: galleryImages, defaultIndex: 0, libConfig });
    ref.hasData$.subscribe((event) => record(['hasData', event]));
    ref.close$.subscribe((event) => record(['close', event]));
    ref.show$.subscribe((event) => record(['show', event]));
    ref.firstImage$.subscribe((event) => record(['firstImage', event]));
    ref.lastImage$.subscribe((event) => record(['lastImage', event]));
    ref.buttonBeforeHook$.subscribe((event) => record(['buttonBeforeHook', event]));
    ref.buttonAfterHook$.subscribe((event) => record(['buttonAfterHook', event]));
    removeDeleted(ref);
  };
  return (
    <>
      <Buttons onOpen={open} />
      <EventView {...events} />
    </>
  );
}
