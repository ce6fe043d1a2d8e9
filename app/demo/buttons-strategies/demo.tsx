'use client';
import { ButtonType, useModalGallery, type ModalLibConfig } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { Buttons } from './buttons';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const gallery = useModalGallery();
  const [images, setImages] = useState<readonly Photo[]>(galleryImages);
  const open = (id: number, libConfig: ModalLibConfig) => {
    let left = images;
    const ref = gallery.open({ id, images, currentImage: left[0] ?? galleryImages[0], libConfig });
    // The gallery only moves to another image. Your code removes the deleted image from the list.
    ref.buttonAfterHook$.subscribe(({ button, image }) => {
      if (button.type !== ButtonType.DELETE) return;
      left = left.filter((other) => other.id !== image?.id);
      ref.updateImages(left);
      setImages(left);
    });
  };
  const restore = () => setImages(galleryImages);
  return <Buttons count={images.length} onOpen={open} onRestore={restore} />;
}
