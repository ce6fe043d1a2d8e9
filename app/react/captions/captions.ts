import { photographImages } from '@/components/demos/image-sets/photograph-images';
import type { Photo } from '@/components/demos/image-sets/photographs';

/** Captions of the first images. */
const captions = [
  'Lake Sherburne in Glacier National Park, Montana, seen from its eastern shore in the first light. The lake is a reservoir: a dam of 1921 holds the water of a creek for the fields of the Milk River valley, so its level falls by many metres in the course of a summer and leaves a wide belt of stones. The road along the northern shore ends at Many Glacier, where most trails of the valley begin. More about the <a href="https://www.nps.gov/glac/">national park</a>.',
  'A hike through the desert in the early morning, the only hours in which a long way is pleasant. The ripples of the sand follow the wind of the night: their flat side is the one that it came from, and the steep side is in its lee.',
  'Singapore after sunset.',
];

/** The photographs with these captions. */
export const images: readonly Photo[] = photographImages.map((image) => ({
  ...image,
  caption: captions[image.id] ?? image.caption,
}));
