import type { PhotographCredit } from './photograph';

/** Title and author of each photograph. */
export const photographCredits: readonly PhotographCredit[] = [
  {
    name: 'img1',
    title: 'Seeding',
    alt: 'A dandelion clock in tall grass, lit from behind by the setting sun',
    author: 'Clemens Engelhardt',
    licence: 'CC0 1.0',
  },
  {
    name: 'img2',
    title: 'Casa Mila, Barcelona',
    alt: 'Looking straight up from a round courtyard: rows of windows circle the bright opening of the sky',
    author: 'Alexandre Perotto',
    licence: 'CC0 1.0',
  },
  {
    name: 'img3',
    title: 'Pondering Heron, Merritt Island',
    alt: 'A green heron stands on a leafy shrub beside still water and looks to the right',
    author: 'Campbell Jones',
    licence: 'CC0 1.0',
  },
  {
    name: 'img4',
    title: 'Blue Periwinkle',
    alt: 'Small clusters of sky-blue forget-me-nots against dark green leaves',
    author: 'Noah Silliman',
    licence: 'CC0 1.0',
  },
  {
    name: 'img5',
    title: 'The Spices of Life',
    alt: 'Heaped baskets of spices and dried petals in red, orange, ochre, blue and black',
    author: 'Julius Enriquez',
    licence: 'CC0 1.0',
  },
  {
    name: 'mountain-lake',
    title: 'Lake Sherburne',
    alt: 'Snow-streaked mountains above a dark forest, mirrored in a calm lake',
    author: 'Jacob W. Frank, US National Park Service',
    licence: 'Public domain',
  },
  {
    name: 'desert-hike',
    title: 'Extreme Desert Hike',
    alt: 'Five hikers, tiny on the flank of a tall orange dune with sand blowing off its crest',
    author: 'Luca Zanon',
    licence: 'CC0 1.0',
  },
  {
    name: 'harbour-skyline',
    title: 'Singaporean Cityscape',
    alt: 'Lit towers of a harbour city at dusk, their colours reflected in the water',
    author: 'Romain Guy',
    licence: 'CC0 1.0',
  },
  {
    name: 'river-otter',
    title: 'Oakland Zoo Otters',
    alt: 'A wet river otter rests on a sandy bank with its head raised; a second one swims behind',
    author: 'Derrick Coetzee',
    licence: 'CC0 1.0',
  },
  {
    name: 'tea-gardens',
    title: 'Amidst the Tea Gardens, Munnar',
    alt: 'Bright green tea terraces roll over hills that fade into morning mist',
    author: 'Vivek Kumar',
    licence: 'CC0 1.0',
  },
  {
    name: 'perched-osprey',
    title: 'Perched Osprey, Gardner River',
    alt: 'An osprey with a white breast sits on a bare branch among pines',
    author: 'Jacob W. Frank, US National Park Service',
    licence: 'Public domain',
  },
  {
    name: 'saturn',
    title: 'Saturnian Profile',
    alt: 'Saturn and its rings, half in shadow, in front of black space',
    author: 'NASA/JPL-Caltech/Space Science Institute, edit by Julius Enriquez',
    licence: 'Public domain',
  },
];
