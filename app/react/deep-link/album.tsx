import { ModalGallery, PlainGallery, type Action } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { albumConfig, thumbnailConfig } from './config';

interface AlbumProps {
  onOpen: (image: Photo, action: Action) => void;
  onMissing: (fragment: string) => void;
}

/** Thumbnails, which have the links of their images. */
export function Album({ onOpen, onMissing }: AlbumProps) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery
        images={photographImages}
        config={thumbnailConfig}
        onClickImage={(next, image, action) => {
          setIndex(next);
          onOpen(image, action);
        }}
        onLinkMissing={onMissing}
      />
      <ModalGallery
        images={photographImages}
        config={albumConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
