import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import { portraitsPhotographs } from '@/components/site/photographs/portraits';
import { createImage, createImageSet, type ImageSet } from './image-set';

const titles: Readonly<Record<string, string>> = {
  'mountain-lake': 'Lake Sherburne',
  heron: 'Pondering Heron, Merritt Island',
  img1: 'Seeding',
  'harbour-skyline': 'Singaporean Cityscape',
  osprey: 'Perched Osprey, Gardner River',
  img4: 'Blue Periwinkle',
  'tea-gardens': 'Amidst the Tea Gardens, Munnar',
  courtyard: 'Casa Mila, Barcelona',
  'desert-hike': 'Extreme Desert Hike',
  img5: 'The Spices of Life',
  'river-otter': 'Oakland Zoo Otters',
};

const photographs = [...carouselPhotographs, ...galleryPhotographs, ...portraitsPhotographs];

/** Eleven landscape, square and upright images with the titles of the photographs. */
export const albumImages: ImageSet = createImageSet(
  Object.entries(titles).flatMap(([name, description], id) => {
    const photograph = photographs.find((other) => other.name === name);
    return photograph ? createImage(id, photograph, '100vw', { modal: { description } }) : [];
  }),
);
