/**
 * How each demo is photographed: the size of the window, and what is done before. A narrow window shows controls
 * larger, a wide one has room for thumbnails (from 768 px) and side previews (from 1025 px).
 */
import {
  appear,
  blur,
  click,
  dot,
  drag,
  focus,
  hold,
  press,
  scrollTo,
  showImage,
  waitForText,
} from './steps.mjs';

const tiny = { width: 256, height: 160 };
const phone = { width: 400, height: 250 };
const small = { width: 600, height: 375 };
const medium = { width: 800, height: 500 };
const wide = { width: 1040, height: 650 };

const groups = {
  Modal: { window: medium, opener: '.live-demo .button', isModal: true },
  Plain: { window: tiny },
  Carousel: { window: medium },
  React: { window: small, opener: '[data-index="0"]', isModal: true },
};

const shown = (window, ...steps) => ({ window, steps });
const onPage = (window, ...steps) => ({ window, steps, isModal: false, opener: undefined });
const openedBy = (opener, window, ...steps) => ({ window, opener, steps });

const download = 'Download the current image';

/** What differs from the group of the demo. */
const demos = {
  'output-events': {
    ...onPage({ width: 480, height: 300 }, showImage(2), press('Escape'), scrollTo('.event-log')),
    opener: '.live-demo .button',
  },
  'add-image-array': {
    ...shown(medium, showImage(8)),
    before: [click('Add image'), click('Add image'), click('Add image')],
  },
  'no-dots-and-previews': shown(wide, showImage(2)),
  'side-previews-hidden': shown(wide, showImage(3)),
  'only-current-img': shown(small, showImage(2)),
  'close-outside': shown(small, showImage(4)),
  'download-simple': shown(small, showImage(5)),
  'download-advanced': shown(small, showImage(3), focus(download)),
  'download-custom-filename': shown(small, showImage(2), focus(download)),
  'infinite-sliding': shown(medium, showImage(5), focus('Next image')),
  'loading-spinner-disable': { before: [hold('slow')], isLoading: true },
  'loading-spinner-type': {
    ...openedBy(/CIRCLES$/, small, appear('.ks-spinner')),
    before: [hold('slow')],
    isLoading: true,
  },
  'buttons-strategies': openedBy(/FULL$/, small),
  'buttons-custom-fa': shown(small, showImage(2)),
  'buttons-exturl-newtab': shown(small, focus('Open the page of this image in a new tab')),
  'keyboard-config': shown(small, press('?')),
  'description-strategy': shown(small, showImage(2)),
  'description-full-custom': shown(small, showImage(3)),
  'previews-custom-size': shown({ width: 880, height: 550 }, showImage(2)),
  'previews-length': shown(medium, showImage(3)),
  'previews-no-arrows': shown(medium, showImage(4)),
  'previews-not-clickable': shown(medium, showImage(5)),
  'previews-template': shown(medium, showImage(2)),
  'previews-template-additional-data': shown(medium, showImage(3)),
  accessibility: shown(small, showImage(4), focus('CUSTOM Next image')),
  'auto-close-and-auto-update': openedBy(
    /^Open, update/,
    medium,
    press('ArrowLeft'),
    waitForText('updated with img5'),
    blur,
  ),
  base64: shown(small, showImage(2)),
  'invert-swipe': shown(wide, showImage(4)),
  'same-images': shown(medium, showImage(3)),
  'autoplay-minimal': { plays: true },
  'autoplay-custom': { plays: true, window: small },
  'plain-layouts': shown(phone, scrollTo('section:last-of-type')),
  'plain-image-pointer': shown(tiny),
  'plain-custom-desc': shown(wide),
  'carousel-content-projection': shown(small),
  'carousel-features-disable': shown(medium, dot(3)),
  'carousel-noautoplay': shown(medium, dot(2)),
  'carousel-noinfinite': shown(medium, dot(7)),
  'carousel-custom-autoplay': { plays: true, steps: [dot(5)] },
  'carousel-custom-previews': shown(wide, dot(4)),
  'carousel-fixed': shown(wide, dot(6)),
  'carousel-with-description': shown(small),
  'carousel-outputs': onPage(medium, dot(3), scrollTo('.event-log')),
  'carousel-breakpoints': shown(wide, dot(7)),
  'first-example': onPage({ width: 320, height: 200 }),
  'render-slots': openedBy(/slots$/, medium),
  'toolbar-button': openedBy('.live-demo .button', small, showImage(2)),
  'class-names': onPage(medium),
  'controlled-index': onPage(medium),
  'growing-list': onPage(medium),
  'deep-link': shown(medium, showImage(3)),
  share: shown(small, focus('Share the current image')),
  zoom: shown(small, showImage(4), click('Zoom in'), click('Zoom in')),
  dismiss: shown(small, drag(30, 50)),
  opening: onPage(medium),
  context: openedBy('.live-demo .button', small),
};

/** The state in which a demo is photographed. */
export function stateOf({ slug, group }) {
  return { before: [], steps: [], ...groups[group], ...demos[slug] };
}
