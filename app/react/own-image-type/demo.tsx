'use client';
import { ModalGallery, PlainGallery, type GalleryImage } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { config, libConfig } from './config';

interface Photo extends GalleryImage {
  name: string;
  photographer: string;
}

const credits = [
  ['Lake Sherburne', 'Jacob W. Frank'],
  ['Extreme Desert Hike', 'Luca Zanon'],
  ['Singaporean Cityscape', 'Romain Guy'],
  ['Oakland Zoo Otters', 'Derrick Coetzee'],
  ['Amidst the Tea Gardens, Munnar', 'Vivek Kumar'],
] as const;

const photos: readonly Photo[] = photographImages.map((image, index) => {
  const [name, photographer] = credits[index] ?? ['Untitled', 'unknown'];
  return { ...image, name, photographer };
});

export default function Demo() {
  const [opened, setOpened] = useState<Photo>();
  const [shown, setShown] = useState<readonly string[]>([]);
  return (
    <>
      <PlainGallery
        images={photos}
        config={config}
        onClickImage={(_index, photo) => setOpened(photo)}
      />
      <ModalGallery
        images={photos}
        libConfig={libConfig}
        open={opened !== undefined}
        currentImage={opened}
        onOpenChange={() => setOpened(undefined)}
        onShow={({ image }) => {
          const name = image?.name;
          if (name) setShown((names) => [...names.filter((other) => other !== name), name]);
        }}
        render={{
          caption: ({ image }) => (
            <>
              <cite>{image.name}</cite> by {image.photographer}
            </>
          ),
        }}
      />
      <p role="status">
        {shown.length === 0 ? 'You have seen no photograph yet.' : `Seen: ${shown.join('; ')}.`}
      </p>
    </>
  );
}
