// Which part of which photograph becomes which image. Crop boxes are chosen by eye and given in
// pixels of the source; the height follows from the proportions of its set.

/** Upright parts of photographs of the other sets. */
const portraitPictures = [
  { name: 'heron', source: 'heron.jpg', crop: { left: 616, top: 0, width: 768 } },
  { name: 'osprey', source: 'perched-osprey.jpg', crop: { left: 396, top: 0, width: 768 } },
  { name: 'courtyard', source: 'courtyard-light.jpg', crop: { left: 619, top: 0, width: 910 } },
];

const galleryPictures = [
  { name: 'img1', source: 'dandelion-dusk.jpg', crop: { left: 170, top: 0, width: 1152 } },
  { name: 'img2', source: 'courtyard-light.jpg', crop: { left: 420, top: 0, width: 1365 } },
  { name: 'img3', source: 'heron.jpg', crop: { left: 500, top: 0, width: 1152 } },
  { name: 'img4', source: 'forget-me-nots.jpg', crop: { left: 440, top: 0, width: 1365 } },
  { name: 'img5', source: 'spice-market.jpg', crop: { left: 380, top: 0, width: 1365 } },
];

export const carouselPictures = [
  { name: 'mountain-lake', source: 'mountain-lake.jpg', crop: { left: 60, top: 0, width: 1728 } },
  { name: 'desert-hike', source: 'desert-hike.jpg', crop: { left: 0, top: 0, width: 2046 } },
  {
    name: 'harbour-skyline',
    source: 'harbour-skyline.jpg',
    crop: { left: 170, top: 0, width: 1728 },
  },
  { name: 'river-otter', source: 'river-otter.jpg', crop: { left: 320, top: 0, width: 1728 } },
  { name: 'tea-gardens', source: 'tea-gardens.jpg', crop: { left: 0, top: 0, width: 2046 } },
  {
    name: 'perched-osprey',
    source: 'perched-osprey.jpg',
    crop: { left: 100, top: 0, width: 1728 },
  },
  {
    name: 'saturn',
    source: 'saturn.jpg',
    // The source is wider than 3:2; its sky is pure black and can be extended without a seam.
    padding: { top: 107, bottom: 107, background: '#000' },
    crop: { left: 216, top: 0, width: 1600 },
  },
];

/** How the command makes the files of each folder. The largest width is that of the main file. */
export const sets = [
  {
    folder: 'gallery',
    pictures: galleryPictures,
    proportion: 1,
    widths: [350, 700],
    row: 50,
    quality: 'avif=50,webp=74,jpeg=80',
  },
  {
    folder: 'carousel',
    pictures: carouselPictures,
    proportion: 3 / 2,
    widths: [480, 800, 1200, 1600],
    row: 134,
    quality: 'avif=45,webp=68,jpeg=70',
  },
  {
    folder: 'portraits',
    pictures: portraitPictures,
    proportion: 2 / 3,
    widths: [384, 768],
    row: 150,
    quality: 'avif=45,webp=68,jpeg=70',
  },
];
