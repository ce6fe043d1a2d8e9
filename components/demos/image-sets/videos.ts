import type { ImageVideo } from 'ks-gallery-react';
import { asset } from '@/components/site/urls';
import { createImageSet, type ImageSet } from './image-set';
import { photographImages } from './photographs';

const languages = [
  { srcLang: 'en', label: 'English' },
  { srcLang: 'de', label: 'Deutsch' },
];

function createVideo(name: string): ImageVideo {
  const url = (end: string) => asset(`/assets/videos/${name}.${end}`);
  return {
    sources: ['webm', 'mp4'].map((format) => ({ src: url(format), type: `video/${format}` })),
    tracks: languages.map((language) => ({ ...language, src: url(`${language.srcLang}.vtt`) })),
  };
}

/** Files of the videos by the id of their image. */
const names: Readonly<Record<number, string>> = { 0: 'mountain-lake', 2: 'harbour-skyline' };

/** Five landscape images, of which the first and the third are the posters of videos. */
export const videoImages: ImageSet = createImageSet(
  photographImages.map((image) => {
    const name = names[image.id];
    return name ? { ...image, modal: { ...image.modal, video: createVideo(name) } } : image;
  }),
);
