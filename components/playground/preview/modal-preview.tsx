'use client';
import { useState } from 'react';
import { ModalGallery, type ModalLibConfig } from 'ks-gallery-react';
import type { GalleryProps } from './gallery';
import { createListeners, slideEvents } from './listeners';

const events = [
  ...slideEvents,
  'onClose',
  'onShow',
  'onHasData',
  'onButtonBeforeHook',
  'onButtonAfterHook',
] as const;

export default function ModalPreview({ config, images, onEvent, opensAtStart }: GalleryProps) {
  const [openedBy, setOpenedBy] = useState(opensAtStart ? 'page' : undefined);
  const own: ModalLibConfig = config;
  // Back leaves the playground, unless the user has opened the gallery.
  const libConfig: ModalLibConfig = openedBy === 'page' ? { ...own, closeOnBack: 'close' } : own;
  return (
    <>
      <button type="button" onClick={() => setOpenedBy('user')}>
        Open the gallery
      </button>
      <ModalGallery
        // An open gallery keeps the name in the URL with which it has been opened.
        key={own.linkConfig?.name}
        id={1}
        images={images}
        libConfig={libConfig}
        open={openedBy !== undefined}
        onOpenChange={(open) => {
          setOpenedBy(undefined);
          onEvent('onOpenChange', String(open));
        }}
        {...createListeners(events, onEvent)}
      />
    </>
  );
}
