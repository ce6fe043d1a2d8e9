import type { GalleryImage } from 'ks-gallery-react';
import { asset } from '@/components/site/urls';
import { createImageSet, type ImageSet } from './image-set';
import { photographImages } from './photographs';

/** An image in whose place a slide with other content is shown. */
export type ContentImage = GalleryImage & {
  kind: 'comparison' | 'sound' | 'form' | 'player' | 'map' | 'document';
  /** URL of the content. */
  file?: string;
};

const contents: readonly Pick<ContentImage, 'kind' | 'file'>[] = [
  { kind: 'sound', file: asset('/assets/videos/mountain-lake.webm') },
  { kind: 'comparison' },
  { kind: 'player', file: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1' },
  { kind: 'form' },
  { kind: 'document', file: asset('/assets/videos/tea-gardens.pdf') },
];

const map: Pick<ContentImage, 'kind' | 'file'> = {
  kind: 'map',
  file: 'https://www.openstreetmap.org/export/embed.html?bbox=-113.62,48.78,-113.42,48.87',
};

/** Five landscape images and the first one again, each with other content. */
export const contentImages: ImageSet<ContentImage> = createImageSet(
  [...photographImages, { ...photographImages[0], id: 5 }].map((image, index) => ({
    ...image,
    ...(contents[index] ?? map),
  })),
);
