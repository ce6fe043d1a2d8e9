import type { ImageVideo } from 'ks-gallery-react';
import { base } from './files/base';
import { landscape, type ImageSet } from './photographs';

function createVideo(name: string): ImageVideo {
  const url = `${base}/videos/${name}`;
  return {
    sources: [
      { src: `${url}.webm`, type: 'video/webm' },
      { src: `${url}.mp4`, type: 'video/mp4' },
    ],
    tracks: [
      { src: `${url}.en.vtt`, srcLang: 'en', label: 'English' },
      { src: `${url}.de.vtt`, srcLang: 'de', label: 'Deutsch' },
    ],
  };
}

const lake = createVideo('mountain-lake');
const skyline = createVideo('harbour-skyline');

/** Five landscape images, of which the first and the third are the posters of videos. */
export const videoImages: ImageSet = [
  { id: 0, ...landscape('mountain-lake'), caption: 'Lake Sherburne', video: lake },
  { id: 1, ...landscape('desert-hike'), caption: 'Extreme Desert Hike' },
  { id: 2, ...landscape('harbour-skyline'), caption: 'Singaporean Cityscape', video: skyline },
  { id: 3, ...landscape('river-otter'), caption: 'Oakland Zoo Otters' },
  { id: 4, ...landscape('tea-gardens'), caption: 'Amidst the Tea Gardens, Munnar' },
];
