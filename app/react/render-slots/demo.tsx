'use client';
import { ModalGallery, type GalleryImage } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';
import { Controls } from './controls';
import { createSlots, loadingSlots } from './slots';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [fails, setFails] = useState(false);
  const [images, setImages] = useState<readonly GalleryImage[]>(galleryImages);
  const [open, setOpen] = useState(false);
  const show = (album: readonly GalleryImage[]) => {
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
