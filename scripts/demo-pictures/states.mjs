/**
 * How each demo is photographed: the size of the window, what is done before, and which detail is shown. A wide window
 * has room for thumbnails (from 768 px) and side previews (from 1025 px); a detail shows them large.
 */
import {
  appear,
  blur,
  center,
  check,
  choosePhotograph,
  click,
  dot,
  drag,
  hold,
  press,
  scrollTo,
  showImage,
  tooltip,
  waitForText,
} from './steps.mjs';

const tiny = { width: 256, height: 160 };
const phone = { width: 400, height: 250 };
const small = { width: 600, height: 375 };
const medium = { width: 800, height: 500 };
const wide = { width: 1040, height: 650 };

const groups = {
  Modal: { window: small, opener: '.live-demo .button', isModal: true },
  Plain: { window: tiny },
  Carousel: { window: medium, frame: '0' },
  React: { window: small, opener: '[data-index="0"]', isModal: true },
};

const shown = (window, ...steps) => ({ window, steps });
const onPage = (window, ...steps) => ({ window, steps, isModal: false, opener: undefined });
const openedBy = (opener, window, ...steps) => ({ window, opener, steps });

/** The toolbar at the upper end of a gallery. */
const toolbar = (width, ...steps) => ({ window: small, detail: { width, x: 1, y: 0 }, steps });
/** The dots and thumbnails at the lower edge of a gallery. */
const thumbnails = (width, ...steps) => ({ window: medium, detail: { width, y: 1 }, steps });
/** The caption of the image, in a window that has no room for more. */
const caption = (...steps) => ({ window: phone, steps });
/** The button that starts and stops a gallery that plays. */
const playButton = (...steps) => ({
  window: small,
  detail: { width: 160, x: 0, y: 0 },
  plays: true,
  steps,
});

/** What differs from the group of the demo. */
const demos = {
  'output-events': {
    ...onPage({ width: 560, height: 350 }, showImage(2), press('Escape'), scrollTo('.event-log')),
    opener: '.live-demo .button',
    // The mark of the card is at the upper left.
    frame: '40px 10px 10px',
  },
  'add-image-array': {
    ...thumbnails(420, showImage(8)),
    before: [click('Add image'), click('Add image'), click('Add image')],
  },
  'no-dots-and-previews': shown(wide, showImage(2)),
  'side-previews-hidden': thumbnails(640, showImage(3)),
  'only-current-img': shown(phone, showImage(2)),
  'close-outside': toolbar(240, showImage(4)),
  'download-simple': shown(phone, press('?'), center('Download the image')),
  'download-advanced': toolbar(240, showImage(2)),
  'download-custom-filename': toolbar(320),
  'infinite-sliding': shown(phone, showImage(5)),
  'loading-spinner-disable': {
    // The image is still loading: nothing is shown in its place.
    ...thumbnails(420, appear('.ks-thumbnails img')),
    before: [hold('slow')],
    isLoading: true,
    keepsSize: true,
  },
  'loading-spinner-type': {
    ...openedBy(/CIRCLES$/, small, appear('.ks-spinner')),
    detail: { width: 240 },
    before: [hold('slow')],
    isLoading: true,
  },
  'buttons-strategies': { ...toolbar(340), opener: /FULL$/ },
  'buttons-custom-fa': toolbar(320, showImage(2)),
  'buttons-exturl-newtab': toolbar(240),
  'keyboard-config': shown(phone, press('?')),
  'description-strategy': caption(showImage(2)),
  'description-full-custom': shown(phone, showImage(3)),
  'previews-custom-size': { ...thumbnails(720, showImage(2)), window: { width: 880, height: 550 } },
  'previews-length': thumbnails(280, showImage(3)),
  'previews-no-arrows': thumbnails(380, showImage(2)),
  'previews-not-clickable': thumbnails(380, showImage(5)),
  'previews-template': thumbnails(480, showImage(2)),
  'previews-template-additional-data': thumbnails(560, showImage(3)),
  accessibility: shown(phone, showImage(4), tooltip('CUSTOM Next image')),
  'auto-close-and-auto-update': {
    window: phone,
    opener: /^Open, update/,
    steps: [press('ArrowLeft'), waitForText('updated with img5'), blur],
    // Larger, the picture of spices does not fit into the limit.
    keepsSize: true,
  },
  base64: { ...shown(phone, showImage(2)), keepsSize: true },
  'invert-swipe': shown(phone, showImage(4), drag(120, 0)),
  'same-images': thumbnails(380, showImage(3)),
  'autoplay-minimal': playButton(),
  'autoplay-custom': playButton(showImage(2)),
  'plain-layouts': shown(phone, scrollTo('section:last-of-type')),
  'plain-atags': { detail: { width: 224 } },
  'plain-image-pointer': { detail: { width: 172 } },
  'plain-custom-desc': shown({ width: 640, height: 400 }),
  'carousel-content-projection': shown(small),
  'carousel-features-disable': shown(medium, dot(3)),
  'carousel-noautoplay': shown(small, dot(2)),
  'carousel-noinfinite': shown(small, dot(7)),
  'carousel-custom-autoplay': { plays: true, steps: [dot(5)], window: small },
  'carousel-custom-previews': shown(wide, dot(4)),
  'carousel-fixed': shown(wide, dot(6)),
  'carousel-with-description': shown(small),
  'carousel-outputs': onPage(medium, dot(3), scrollTo('.event-log')),
  'carousel-breakpoints': shown(wide, dot(7)),
  'first-example': onPage({ width: 520, height: 325 }),
  'own-button': onPage(
    { width: 520, height: 325 },
    click('Show the photographs'),
    press('Escape'),
    waitForText('Closed at'),
  ),
  'render-slots': openedBy(/slots$/, medium),
  'toolbar-button': { ...toolbar(260, showImage(2)), opener: '.live-demo .button' },
  'class-names': onPage(medium),
  'controlled-index': onPage(medium),
  'growing-list': onPage(medium),
  'deep-link': shown(small, showImage(3)),
  share: toolbar(200, showImage(4)),
  zoom: { ...shown(small, showImage(4), click('Zoom in'), click('Zoom in')), keepsSize: true },
  dismiss: { ...shown(small, drag(30, 50)), keepsSize: true },
  opening: onPage(small, scrollTo('h3:last-of-type + * > :nth-child(2)')),
  'own-image-type': caption(),
  'next-image': shown(small, showImage(3)),
  'image-cdn': shown(small, showImage(5)),
  placeholders: {
    ...shown(small),
    before: [hold('mountain-lake-800')],
    isLoading: true,
  },
  'thumbnail-captions': onPage(phone),
  'many-images': onPage(small),
  'delete-undo': toolbar(200, showImage(3)),
  selection: toolbar(240, showImage(2), check('Select')),
  'route-url': shown(small, showImage(4)),
  api: onPage(phone),
  'keep-zoom': {
    ...shown(small, showImage(2), click('Zoom in'), click('Zoom in')),
    keepsSize: true,
  },
  layouts: onPage(medium, scrollTo('[data-layout=masonry]')),
  video: shown(small),
  stream: shown(small, showImage(3)),
  'any-content': shown(small, showImage(2)),
  reorder: onPage(small),
  'camera-data': {
    ...shown(small, click('Information about the image')),
    opener: undefined,
    before: [choosePhotograph('public/assets/images/carousel/mountain-lake.jpg', 'lake.jpg')],
  },
  info: {
    ...shown(medium, click('Information about the image')),
    detail: { width: 440, x: 1, y: 0 },
    keepsSize: true,
  },
  captions: { ...shown(phone), keepsSize: true },
  'several-slides': onPage(small, scrollTo('.ks-carousel:last-of-type')),
  'carousel-modal': onPage(medium),
  german: shown({ width: 480, height: 300 }, press('?')),
  csp: onPage(phone, scrollTo('[role=status]:not(.demo-late)')),
  context: openedBy('.live-demo .button', phone),
};

/** The state in which a demo is photographed. */
export function stateOf({ slug, group }) {
  return { before: [], steps: [], frame: '10px', ...groups[group], ...demos[slug] };
}
