import type { DemoGroup, Route } from './route';

interface DemoLine {
  readonly label: string;
  /** Behind "Examples - ". */
  readonly band: string;
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  /** Pages and anchors below /features. */
  readonly explainedAt: readonly string[];
}

function demosOf(group: DemoGroup, lines: Readonly<Record<string, DemoLine>>): Route[] {
  return Object.entries(lines).map(([slug, line]) => ({
    path: `/demo/${slug}`,
    kind: 'gallery',
    title: line.title,
    description: line.description,
    band: `Examples - ${line.band}`,
    heading: line.heading,
    demo: {
      slug,
      label: line.label,
      group,
      explainedAt: line.explainedAt.map((place) => `/features/${place}`),
    },
  }));
}

const modalDemos = demosOf('Modal', {
  'array-simple': {
    label: 'Minimal example',
    band: 'Array simple',
    title: 'Demo simple',
    heading: 'Minimal example',
    description: 'The smallest modal gallery there is: five images and nothing configured.',
    explainedAt: ['modal-gallery#ModalGalleryConfig', 'common#Image'],
  },
  'output-events': {
    label: 'Output Events',
    band: 'Output events',
    title: 'Demo outputs',
    heading: 'Output Events example',
    description: 'Watch every event of the modal gallery arrive while you use it.',
    explainedAt: ['modal-gallery#ImageModalEvent', 'upper-buttons#ButtonEvent', 'common#Action'],
  },
  'add-image-array': {
    label: 'Add image Array',
    band: 'Add image array',
    title: 'Demo add image',
    heading: 'Add image to array',
    description: 'Let the list of images grow before the gallery opens, without mutating it.',
    explainedAt: ['common#Image', 'modal-gallery#ModalGalleryConfig'],
  },
  'no-dots-and-previews': {
    label: 'Current image + buttons',
    band: 'No dots and previews',
    title: 'Demo no dots and previews',
    heading: 'Current image + buttons',
    description:
      'A calmer modal gallery: no dots, no thumbnails, only side previews and the close button.',
    explainedAt: ['previews#PreviewConfig', 'common#DotsConfig'],
  },
  'side-previews-hidden': {
    label: 'Hidden side-previews',
    band: 'Hidden side-previews',
    title: 'Demo previews hidden',
    heading: 'Hidden side-previews',
    description: 'The modal gallery without the previous and the next image at its sides.',
    explainedAt: ['modal-gallery#SlideConfig'],
  },
  'only-current-img': {
    label: 'Only current image',
    band: 'Only current image',
    title: 'Demo only current',
    heading: 'Only current image',
    description: 'Nothing but the image, its description and the arrows.',
    explainedAt: [
      'modal-gallery#SlideConfig',
      'previews#PreviewConfig',
      'common#DotsConfig',
      'upper-buttons#ButtonsConfig',
    ],
  },
  'close-outside': {
    label: 'No close outside',
    band: 'No close outside',
    title: 'Demo close outside',
    heading: 'No close outside example',
    description: 'Keep the modal gallery open when somebody clicks on the backdrop.',
    explainedAt: ['modal-gallery#ModalLibConfig'],
  },
  'download-simple': {
    label: 'Download simple',
    band: 'Download simple',
    title: 'Demo download',
    heading: 'Download Simple example',
    description: 'Save the current image with Ctrl+S or Cmd+S, without a download button.',
    explainedAt: ['modal-gallery#CurrentImageConfig', 'keyboard-config#KeyboardServiceConfig'],
  },
  'download-advanced': {
    label: 'Download advanced',
    band: 'Download advanced',
    title: 'Demo download advanced',
    heading: 'Download Advanced example',
    description: 'Offer a download button above the image, next to the keyboard shortcut.',
    explainedAt: ['modal-gallery#CurrentImageConfig', 'upper-buttons#ButtonsStrategy'],
  },
  'download-custom-filename': {
    label: 'Download custom filenames',
    band: 'Download custom filenames',
    title: 'Demo download filename',
    heading: 'Download custom filenames',
    description: 'Choose the file name under which each image is saved.',
    explainedAt: ['modal-gallery#ModalImage', 'upper-buttons#ButtonsStrategy'],
  },
  'infinite-sliding': {
    label: 'Infinite sliding',
    band: 'Infinite sliding',
    title: 'Demo infinite sliding',
    heading: 'Infinite sliding enabled',
    description: 'After the last image comes the first, and the other way round.',
    explainedAt: ['modal-gallery#SlideConfig'],
  },
  'loading-spinner-disable': {
    label: 'No loading spinner',
    band: 'Loading spinner disabled',
    title: 'Demo spinner disable',
    heading: 'Loading spinner disabled',
    description: 'Slow images appear when they are ready, with nothing turning in the meantime.',
    explainedAt: ['modal-gallery#LoadingConfig'],
  },
  'loading-spinner-type': {
    label: 'Change type loading spinner',
    band: 'Loading spinner types',
    title: 'Demo spinner type',
    heading: 'Loading spinner types',
    description:
      'All seven loading spinners, each in a gallery of its own and with a delay to see it.',
    explainedAt: ['modal-gallery#LoadingType', 'modal-gallery#LoadingConfig'],
  },
  'buttons-strategies': {
    label: 'Button strategies',
    band: 'Button strategies',
    title: 'Demo buttons strategies',
    heading: 'Button strategies',
    description: 'The four ready-made sets of upper buttons, up to full screen and delete.',
    explainedAt: ['upper-buttons#ButtonsStrategy', 'upper-buttons#ButtonEvent'],
  },
  'buttons-custom-fa': {
    label: 'Custom buttons',
    band: 'Custom buttons with Font Awesome 5',
    title: 'Demo buttons custom fa',
    heading: 'Custom buttons with Font Awesome 5',
    description: 'Your own buttons, icons, names and behaviour above the image.',
    explainedAt: ['upper-buttons#ButtonConfig', 'upper-buttons#ButtonType'],
  },
  'buttons-exturl-newtab': {
    label: 'ExtUrl button in new tab',
    band: 'Exturl button in a new tab',
    title: 'Demo buttons exturl newtab',
    heading: 'Exturl button in a new tab',
    description: 'Follow the external link of an image in a new tab, safely.',
    explainedAt: ['upper-buttons#ButtonConfig', 'modal-gallery#ModalImage'],
  },
  'keyboard-config': {
    label: 'Keyboard config',
    band: 'Keyboard config',
    title: 'Demo keyboard config',
    heading: 'Keyboard Config example',
    description: 'Other keys for closing, previous and next.',
    explainedAt: ['keyboard-config#KeyboardConfig', 'modal-gallery#KeyboardConfig'],
  },
  'description-strategy': {
    label: 'Description strategies',
    band: 'Description custom',
    title: 'Demo description custom',
    heading: 'Description custom example',
    description:
      'Put the description of an image together your way, or show it only when there is one.',
    explainedAt: ['description#DescriptionStrategy', 'description#Description'],
  },
  'description-full-custom': {
    label: 'Description full custom',
    band: 'Description full custom',
    title: 'Demo description full',
    heading: 'Description full custom example',
    description: 'Replace the whole description by your own markup and style.',
    explainedAt: ['description#Description', 'description#DescriptionStyle'],
  },
  'previews-custom-size': {
    label: 'Custom previews size',
    band: 'Previews custom size',
    title: 'Demo previews custom size',
    heading: 'Custom preview size',
    description: 'Thumbnails in the modal gallery, 150 pixels wide.',
    explainedAt: ['previews#PreviewConfig', 'common#Size'],
  },
  'previews-length': {
    label: 'Previews with 1 image',
    band: 'Previews length',
    title: 'Demo previews length',
    heading: 'Previews with custom length',
    description: 'A modal gallery with exactly one thumbnail.',
    explainedAt: ['previews#PreviewConfig'],
  },
  'previews-no-arrows': {
    label: 'Previews no arrows',
    band: 'Previews no arrows',
    title: 'Demo preview no arrow',
    heading: 'Previews no arrow',
    description: 'Thumbnails that can be chosen but not scrolled by arrows.',
    explainedAt: ['previews#PreviewConfig'],
  },
  'previews-not-clickable': {
    label: 'Previews not clickable',
    band: 'Not clickable previews',
    title: 'Demo previews unclickable',
    heading: 'Not clickable previews',
    description: 'Thumbnails that show where you are and do nothing else.',
    explainedAt: ['previews#PreviewConfig'],
  },
  'previews-template': {
    label: 'Previews template',
    band: 'Previews custom template',
    title: 'Demo previews custom template',
    heading: 'Previews custom template',
    description: 'Draw each thumbnail yourself, around the default one.',
    explainedAt: ['previews#PreviewConfig', 'modal-gallery#ModalGalleryConfig'],
  },
  'previews-template-additional-data': {
    label: 'Previews template + additional data',
    band: 'Previews custom template with additional data',
    title: 'Demo previews template data',
    heading: 'Previews custom template with additional data',
    description:
      'Give images fields of your own, such as a date, and show them above the thumbnails.',
    explainedAt: ['previews#PreviewConfig', 'modal-gallery#ModalImage'],
  },
  accessibility: {
    label: 'Custom accessibility',
    band: 'Custom accessibility',
    title: 'Demo accessibility',
    heading: 'Custom accessibility',
    description: 'Replace every label and title that screen readers announce.',
    explainedAt: ['accessibility#AccessibilityConfig'],
  },
  'auto-close-and-auto-update': {
    label: 'Auto close and auto update',
    band: 'Gallery service',
    title: 'Demo gallery service',
    heading: 'Gallery service example',
    description:
      'Close the open gallery after three seconds, or exchange one of its images while it is open.',
    explainedAt: ['modal-gallery#ModalGalleryService', 'modal-gallery#ModalGalleryRef'],
  },
  base64: {
    label: 'Base64',
    band: 'Base64',
    title: 'Demo base64',
    heading: 'Base64 example',
    description: 'Images that come inside the page as data addresses, downloads included.',
    explainedAt: ['modal-gallery#ModalImage'],
  },
  'invert-swipe': {
    label: 'Invert swipe direction',
    band: 'Invert swipe direction',
    title: 'Demo invert swipe',
    heading: 'Invert swipe direction example',
    description: 'Swipe right for the next image instead of left.',
    explainedAt: ['modal-gallery#CurrentImageConfig'],
  },
  'same-images': {
    label: 'Same images',
    band: 'Same images',
    title: 'Demo same images',
    heading: 'Same images example',
    description:
      'The same picture several times in one gallery, without confusing its loading state.',
    explainedAt: ['modal-gallery#ModalImage', 'common#Image'],
  },
  'autoplay-minimal': {
    label: 'Autoplay minimal',
    band: 'Autoplay simple',
    title: 'Autoplay simple',
    heading: 'Autoplay Simple example',
    description: 'A modal gallery that moves on every five seconds until the last image.',
    explainedAt: ['modal-gallery#SlideConfig'],
  },
  'autoplay-custom': {
    label: 'Autoplay custom',
    band: 'Autoplay custom',
    title: 'Autoplay custom',
    heading: 'Autoplay Custom example',
    description: 'A modal gallery that moves on every two seconds, also under the pointer.',
    explainedAt: ['modal-gallery#SlideConfig'],
  },
});

const plainDemos = demosOf('Plain', {
  'plain-layouts': {
    label: 'Plain layouts',
    band: 'Plain gallery layouts',
    title: 'Demo plain layouts',
    heading: 'Plain gallery layouts',
    description: 'Thumbnails in a row, spread over the width, in a column and in a grid.',
    explainedAt: ['plain-gallery#PlainGalleryConfig', 'plain-gallery#PlainGalleryStrategy'],
  },
  'plain-atags': {
    label: 'Plain <a> tags',
    band: 'Plain gallery with <a> tags',
    title: 'Demo plain atags',
    heading: 'Plain gallery <a> tags',
    description: 'Thumbnails as links with the picture as their background.',
    explainedAt: ['plain-gallery#PlainGalleryConfig', 'plain-gallery#AdvancedConfig'],
  },
  'plain-image-pointer': {
    label: 'Plain image pointer',
    band: 'Plain gallery with image pointer',
    title: 'Demo plain pointer',
    heading: 'Plain gallery with image pointer',
    description: 'Thumbnails written by hand, the last one saying how many images are left.',
    explainedAt: ['modal-gallery#ModalGalleryConfig'],
  },
  'plain-custom-desc': {
    label: 'Plain custom with description',
    band: 'Plain gallery custom with description',
    title: 'Demo plain custom desc',
    heading: 'Plain gallery custom with description',
    description: 'Figures with captions, written by hand, that open the modal gallery.',
    explainedAt: ['modal-gallery#ModalGalleryConfig'],
  },
});

const carouselDemos = demosOf('Carousel', {
  carousel: {
    label: 'Carousel minimal',
    band: 'Carousel minimal',
    title: 'Carousel minimal',
    heading: 'Carousel minimal',
    description: 'Seven photographs in a carousel that needs no configuration.',
    explainedAt: ['carousel#CarouselLibConfig'],
  },
  'carousel-content-projection': {
    label: 'Carousel content projection',
    band: 'Carousel content projection',
    title: 'Carousel content projection',
    heading: 'Carousel with content projection',
    description: 'Your own text over the picture while the images change below it.',
    explainedAt: ['carousel#Carousel'],
  },
  'carousel-features-disable': {
    label: 'Carousel disable features',
    band: 'Carousel disable features',
    title: 'Carousel disable features',
    heading: 'Carousel disable features',
    description: 'Switch autoplay, arrows and dots of a running carousel on and off.',
    explainedAt: ['carousel#CarouselConfig', 'common#DotsConfig', 'carousel#PlayConfig'],
  },
  'carousel-noautoplay': {
    label: 'Carousel no autoplay',
    band: 'Carousel no autoplay',
    title: 'Carousel no autoplay',
    heading: 'Carousel no autoplay',
    description: 'A carousel that waits for its reader.',
    explainedAt: ['carousel#PlayConfig'],
  },
  'carousel-noinfinite': {
    label: 'Carousel no infinite',
    band: 'Carousel no infinite',
    title: 'Carousel no infinite',
    heading: 'Carousel no infinite',
    description: 'A carousel with a first and a last image.',
    explainedAt: ['carousel#CarouselLibConfig'],
  },
  'carousel-custom-autoplay': {
    label: 'Carousel custom autoplay',
    band: 'Carousel custom autoplay',
    title: 'Carousel custom autoplay',
    heading: 'Carousel custom autoplay',
    description: 'A slow carousel: ten seconds per image, also under the pointer.',
    explainedAt: ['carousel#PlayConfig'],
  },
  'carousel-custom-previews': {
    label: 'Carousel custom previews',
    band: 'Carousel custom previews',
    title: 'Carousel custom previews',
    heading: 'Carousel custom previews',
    description: 'Seven thumbnails in one row below the carousel.',
    explainedAt: ['previews#CarouselPreviewConfig'],
  },
  'carousel-fixed': {
    label: 'Carousel fixed width',
    band: 'Carousel with fixed width',
    title: 'Carousel fixed width',
    heading: 'Carousel with fixed width',
    description: 'A carousel of at most 766 pixels whose picture opens the modal gallery.',
    explainedAt: ['carousel#CarouselConfig', 'previews#CarouselPreviewConfig'],
  },
  'carousel-with-description': {
    label: 'Carousel with description',
    band: 'Carousel with description',
    title: 'Carousel with description',
    heading: 'Carousel with description',
    description: 'A carousel that says which image it shows.',
    explainedAt: ['carousel#CarouselImageConfig', 'description#DescriptionStrategy'],
  },
  'carousel-outputs': {
    label: 'Carousel outputs',
    band: 'Carousel outputs',
    title: 'Carousel outputs',
    heading: 'Carousel output events',
    description: 'Watch every event of the carousel arrive while you use it.',
    explainedAt: ['carousel#ImageEvent', 'common#Action'],
  },
  'carousel-breakpoints': {
    label: 'Carousel breakpoints',
    band: 'Carousel custom breakpoints',
    title: 'Carousel custom breakpoints',
    heading: 'Carousel custom breakpoints',
    description: 'Thumbnail heights that follow the width of the window.',
    explainedAt: ['previews#BreakpointsConfig', 'previews#CarouselPreviewConfig'],
  },
});

/** In the order of the sidebar. */
export const demoPages: readonly Route[] = [...modalDemos, ...plainDemos, ...carouselDemos];

/** Shows the minimal example. */
export const demoIndex: Route = {
  path: '/demo',
  kind: 'gallery',
  title: 'Examples',
  description:
    'Live examples of the modal gallery, the plain gallery and the carousel, starting with the smallest.',
  band: 'Examples - Array simple',
  heading: 'Minimal example',
  canonical: '/demo/array-simple',
};

/** A second way to a page, for readers who look for it under another name. */
export const sidebarAlias = {
  after: '/demo/previews-not-clickable',
  to: '/demo/previews-custom-size',
  label: 'Previews custom sizes',
} as const;
