// Which part of which photograph becomes which image. Crop boxes are chosen by eye and given in
// pixels of the source; the height follows from the set's proportions.

/**
 * The files of a set: the last width is the main file, without a suffix in its name. The file for zooming has every
 * pixel of the crop, in one format, because `zoomImg` is one URL.
 */
export const sets = {
  gallery: {
    folder: 'gallery',
    proportion: 1,
    widths: [350, 700],
    thumb: 100,
    quality: {
      avif: { full: 52, thumb: 60 },
      webp: { full: 68, thumb: 72, zoom: 74 },
      jpeg: { full: 78, thumb: 80 },
    },
  },
  carousel: {
    folder: 'carousel',
    proportion: 3 / 2,
    widths: [480, 800, 1200, 1600],
    thumb: 400,
    quality: {
      avif: { full: 45, thumb: 50 },
      webp: { full: 58, thumb: 64, zoom: 74 },
      jpeg: { full: 68, thumb: 74 },
    },
  },
  portraits: {
    folder: 'portraits',
    proportion: 2 / 3,
    widths: [384, 768],
    thumb: 200,
    quality: {
      avif: { full: 45, thumb: 50 },
      webp: { full: 58, thumb: 64, zoom: 74 },
      jpeg: { full: 68, thumb: 74 },
    },
  },
};

/** Upright parts of photographs of the other sets, which have their titles and authors. */
export const portraitPictures = [
  { name: 'heron', source: 'heron.jpg', crop: { left: 616, top: 0, width: 768 } },
  { name: 'osprey', source: 'perched-osprey.jpg', crop: { left: 396, top: 0, width: 768 } },
  { name: 'courtyard', source: 'courtyard-light.jpg', crop: { left: 619, top: 0, width: 910 } },
];

export const galleryPictures = [
  {
    name: 'img1',
    source: 'dandelion-dusk.jpg',
    crop: { left: 170, top: 0, width: 1152 },
    title: 'Seeding',
    alt: 'A dandelion clock in tall grass, lit from behind by the setting sun',
    author: 'Clemens Engelhardt',
    licence: 'CC0 1.0',
  },
  {
    name: 'img2',
    source: 'courtyard-light.jpg',
    crop: { left: 420, top: 0, width: 1365 },
    title: 'Casa Mila, Barcelona',
    alt: 'Looking straight up from a round courtyard: rows of windows circle the bright opening of the sky',
    author: 'Alexandre Perotto',
    licence: 'CC0 1.0',
  },
  {
    name: 'img3',
    source: 'heron.jpg',
    crop: { left: 500, top: 0, width: 1152 },
    title: 'Pondering Heron, Merritt Island',
    alt: 'A green heron stands on a leafy shrub beside still water and looks to the right',
    author: 'Campbell Jones',
    licence: 'CC0 1.0',
  },
  {
    name: 'img4',
    source: 'forget-me-nots.jpg',
    crop: { left: 440, top: 0, width: 1365 },
    title: 'Blue Periwinkle',
    alt: 'Small clusters of sky-blue forget-me-nots against dark green leaves',
    author: 'Noah Silliman',
    licence: 'CC0 1.0',
  },
  {
    name: 'img5',
    source: 'spice-market.jpg',
    crop: { left: 380, top: 0, width: 1365 },
    title: 'The Spices of Life',
    alt: 'Heaped baskets of spices and dried petals in red, orange, ochre, blue and black',
    author: 'Julius Enriquez',
    licence: 'CC0 1.0',
  },
];

/** A thumbnail with other proportions than its image: the middle of a landscape picture. */
export const squareThumb = { name: 'perched-osprey', width: 267 };

export const carouselPictures = [
  {
    name: 'mountain-lake',
    source: 'mountain-lake.jpg',
    crop: { left: 60, top: 0, width: 1728 },
    title: 'Lake Sherburne',
    alt: 'Snow-streaked mountains above a dark forest, mirrored in a calm lake',
    author: 'Jacob W. Frank, US National Park Service',
    licence: 'Public domain',
  },
  {
    name: 'desert-hike',
    source: 'desert-hike.jpg',
    crop: { left: 0, top: 0, width: 2046 },
    title: 'Extreme Desert Hike',
    alt: 'Five hikers, tiny on the flank of a tall orange dune with sand blowing off its crest',
    author: 'Luca Zanon',
    licence: 'CC0 1.0',
  },
  {
    name: 'harbour-skyline',
    source: 'harbour-skyline.jpg',
    crop: { left: 170, top: 0, width: 1728 },
    title: 'Singaporean Cityscape',
    alt: 'Lit towers of a harbour city at dusk, their colours reflected in the water',
    author: 'Romain Guy',
    licence: 'CC0 1.0',
  },
  {
    name: 'river-otter',
    source: 'river-otter.jpg',
    crop: { left: 320, top: 0, width: 1728 },
    title: 'Oakland Zoo Otters',
    alt: 'A wet river otter rests on a sandy bank with its head raised; a second one swims behind',
    author: 'Derrick Coetzee',
    licence: 'CC0 1.0',
  },
  {
    name: 'tea-gardens',
    source: 'tea-gardens.jpg',
    crop: { left: 0, top: 0, width: 2046 },
    title: 'Amidst the Tea Gardens, Munnar',
    alt: 'Bright green tea terraces roll over hills that fade into morning mist',
    author: 'Vivek Kumar',
    licence: 'CC0 1.0',
  },
  {
    name: 'perched-osprey',
    source: 'perched-osprey.jpg',
    crop: { left: 100, top: 0, width: 1728 },
    title: 'Perched Osprey, Gardner River',
    alt: 'An osprey with a white breast sits on a bare branch among pines',
    author: 'Jacob W. Frank, US National Park Service',
    licence: 'Public domain',
  },
  {
    name: 'saturn',
    source: 'saturn.jpg',
    // The source is wider than 3:2; its sky is pure black and can be extended without a seam.
    padding: { top: 107, bottom: 107, colour: '#000' },
    crop: { left: 216, top: 0, width: 1600 },
    title: 'Saturnian Profile',
    alt: 'Saturn and its rings, half in shadow, in front of black space',
    author: 'NASA/JPL-Caltech/Space Science Institute, edit by Julius Enriquez',
    licence: 'Public domain',
  },
];
