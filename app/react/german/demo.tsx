'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useEffect, useState } from 'react';
import { germanImages } from './captions';
import { modalConfig, plainConfig } from './config';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const isOpen = index !== undefined;
  // A German page has this in its HTML. This page is English, except for its open gallery.
  useEffect(() => {
    document.documentElement.lang = isOpen ? 'de' : 'en';
    return () => {
      document.documentElement.lang = 'en';
    };
  }, [isOpen]);
  return (
    <div lang="de">
      <PlainGallery images={germanImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={germanImages}
        config={modalConfig}
        open={isOpen}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </div>
  );
}
