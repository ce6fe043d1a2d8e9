'use client';
import { ModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { Controls } from './controls';
import { createSlots, loadingSlots } from './slots';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [fails, setFails] = useState(false);
  const [images, setImages] = useState<readonly Photo[]>(galleryImages);
  const [open, setOpen] = useState(false);
  const show = (album: readonly Photo[]) => {
    setImages(album);
    setOpen(true);
  };
  const render = images === galleryImages ? createSlots(fails) : loadingSlots;
  return (
    <>
      <Controls fails={fails} onFailsChange={setFails} onOpen={show} />
      <ModalGallery images={images} render={render} open={open} onOpenChange={setOpen} />
    </>
  );
}
