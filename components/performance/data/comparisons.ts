import { getVerdict, type Measure, type Verdict } from './comparison';
import {
  getByteMeasures,
  getCarouselMeasures,
  getLayoutMeasures,
  getModalMeasures,
  getMovingMeasures,
  getPlainMeasures,
} from './measures';
import { own } from './results';
import { sizes } from './sizes';

interface Definition {
  /** The name of the comparison in the results. */
  id: string;
  title: string;
  /** What each library does in this comparison, ours first. */
  includes: Readonly<Record<string, string>>;
  /** Measures in addition to the bytes. */
  getMeasures: (id: string, libraries: readonly string[]) => readonly Measure[];
}

/** Our library beside alternatives that do the same work. */
export interface Comparison extends Omit<Definition, 'getMeasures'> {
  peers: readonly string[];
  measures: readonly Measure[];
  /** One verdict per alternative. */
  verdicts: readonly Verdict[];
}

const codeCounted = 'Their code is counted all the same.';

const definitions: readonly Definition[] = [
  {
    id: 'modalBare',
    title: 'Modal gallery, bare',
    includes: {
      [own]: `arrows, swipes, keys, close button, spinner, preloading of one image on each side. Thumbnails, dots, side previews, caption, autoplay and the history entry are off; the background is opaque, without its blur. ${codeCounted}`,
      'yet-another-react-lightbox':
        'no plugins: arrows, swipes, keys, close button, spinner, preloading of one image on each side.',
      PhotoSwipe:
        'the same, without React. Counter, zoom button and loop are off; zoom gestures remain. All of its code is in the page before the first opening.',
    },
    getMeasures: getModalMeasures,
  },
  {
    id: 'modalFull',
    title: 'Modal gallery, full',
    includes: {
      [own]:
        'thumbnails, dots, side previews, caption with position, autoplay, download, full screen, zoom, loop, swipes, keys, history entry. The background is opaque, without its blur.',
      'yet-another-react-lightbox, 7 plugins':
        'Captions, Counter, Download, Fullscreen, Slideshow, Thumbnails and Zoom: the same without dots, side previews and history entry. It renders two images on each side.',
    },
    getMeasures: getModalMeasures,
  },
  {
    id: 'modalMoving',
    title: 'Modal gallery, full, with movement',
    includes: {
      [own]: 'the same, with the animations that are its defaults.',
      'yet-another-react-lightbox, 7 plugins':
        'the same, with the animations that are its defaults. The work of a step counts until it has ended.',
    },
    getMeasures: getMovingMeasures,
  },
  {
    id: 'carouselBare',
    title: 'Carousel, bare',
    includes: {
      [own]: `swipes, keys, loop and lazy images. Arrows, dots, thumbnails and autoplay are off. ${codeCounted}`,
      'embla-carousel-react':
        'swipes and loop; no keys. It has no stylesheet; the CSS that it needs from the page is not counted.',
    },
    getMeasures: getCarouselMeasures,
  },
  {
    id: 'carouselFull',
    title: 'Carousel, full',
    includes: {
      [own]: 'arrows, dots, thumbnails, autoplay, caption, swipes, keys, loop and lazy images.',
      'react-image-gallery':
        'the same, with its full screen button off. It ignores clicks for 50 ms after a step, so its steps are measured one by one after pauses.',
      'swiper, 6 modules':
        'A11y, Autoplay, Keyboard, Navigation, Pagination and Thumbs: the same without a play button.',
    },
    getMeasures: getCarouselMeasures,
  },
  {
    id: 'carouselSlides',
    title: 'Carousel, 2.5 slides',
    includes: {
      [own]: 'swipes, keys, lazy images, announced steps.',
      'embla-carousel-react': 'swipes.',
      'swiper, 2 modules': 'A11y and Keyboard: the same.',
    },
    getMeasures: getCarouselMeasures,
  },
  {
    id: 'plain',
    title: 'Plain gallery',
    includes: {
      [own]: 'thumbnails as links, in rows of equal length.',
      'react-photo-album': 'thumbnails as buttons, in rows of equal height.',
    },
    getMeasures: getPlainMeasures,
  },
  {
    id: 'justified',
    title: 'Plain gallery, justified rows',
    includes: {
      [own]: 'thumbnails as links, laid out by CSS.',
      'react-photo-album': 'thumbnails as buttons, laid out by a script.',
    },
    getMeasures: getLayoutMeasures,
  },
  {
    id: 'masonry',
    title: 'Plain gallery, masonry',
    includes: {
      [own]: 'thumbnails as links, in two to four columns by width, laid out by CSS.',
      'react-photo-album': 'thumbnails as buttons, in as many columns, laid out by a script.',
    },
    getMeasures: getLayoutMeasures,
  },
  {
    id: 'all',
    title: 'All three',
    includes: {
      [own]: 'modal gallery, carousel and plain gallery.',
      'three with react-image-gallery':
        'react-photo-album, yet-another-react-lightbox with 7 plugins, and react-image-gallery.',
      'three with swiper': 'the same with swiper as the carousel.',
    },
    getMeasures: () => [],
  },
];

function toComparison({ getMeasures, ...definition }: Definition): Comparison {
  const libraries = Object.keys(definition.includes);
  const peers = libraries.filter((library) => library !== own);
  const measures = [
    // A comparison of the same code as another one has no bytes of its own.
    ...(sizes[definition.id] ? getByteMeasures(definition.id, libraries) : []),
    ...getMeasures(definition.id, libraries),
  ];
  const verdicts = peers.map((peer) => getVerdict(measures, own, peer));
  return { ...definition, peers, measures, verdicts };
}

/** Every comparison with its measures and verdicts. Throws if a value is missing. */
export const comparisons: readonly Comparison[] = definitions.map(toComparison);

/** A measure by the id of its comparison and its name. Throws if there is none. */
export function findMeasure(comparison: string, name: string): Measure {
  const measures = comparisons.find(({ id }) => id === comparison)?.measures;
  const measure = measures?.find((other) => other.name === name);
  if (!measure) throw new Error(`${comparison} has no measure “${name}”.`);
  return measure;
}
