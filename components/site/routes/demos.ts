import type { DemoGroup, Route } from './route';

interface DemoLine {
  readonly label: string;
  /** Text of the title band after "Examples - ". */
  readonly band: string;
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  /** Pages and anchors under /features that explain the options. */
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
      explainedAt: line.explainedAt.map((target) => `/features/${target}`),
    },
  }));
}

const modalDemos = demosOf('Modal', {
  'array-simple': {
    label: 'Minimal example',
    band: 'Array simple',
    title: 'Demo simple',
    heading: 'Minimal example',
    description: 'The smallest modal gallery: five images and no options.',
    explainedAt: ['modal-gallery#ModalGalleryConfig', 'common#Image'],
  },
  'output-events': {
    label: 'Output Events',
    band: 'Output events',
    title: 'Demo outputs',
    heading: 'Output Events example',
    description: 'See every event of the modal gallery while you use it.',
    explainedAt: ['modal-gallery#ImageModalEvent', 'upper-buttons#ButtonEvent', 'common#Action'],
  },
  'add-image-array': {
    label: 'Add image Array',
    band: 'Add image array',
    title: 'Demo add image',
    heading: 'Add image to array',
    description: 'Add images to the list before you open the modal gallery.',
    explainedAt: ['common#Image', 'modal-gallery#ModalGalleryConfig'],
  },
  'no-dots-and-previews': {
    label: 'Current image + buttons',
    band: 'No dots and previews',
    title: 'Demo no dots and previews',
    heading: 'Current image + buttons',
    description:
      'A modal gallery without dots and thumbnails, with side previews and the close button.',
    explainedAt: ['previews#PreviewConfig', 'common#DotsConfig'],
  },
  'side-previews-hidden': {
    label: 'Hidden side-previews',
    band: 'Hidden side-previews',
    title: 'Demo previews hidden',
    heading: 'Hidden side-previews',
    description: 'A modal gallery without the previous and the next image at its sides.',
    explainedAt: ['modal-gallery#SlideConfig'],
  },
  'only-current-img': {
    label: 'Only current image',
    band: 'Only current image',
    title: 'Demo only current',
    heading: 'Only current image',
    description: 'A modal gallery with only the image, its description and the arrow buttons.',
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
    description: 'Keep the modal gallery open when the user clicks outside the image.',
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
    description: 'Download the current image with a button or the keyboard shortcut.',
    explainedAt: ['modal-gallery#CurrentImageConfig', 'upper-buttons#ButtonsStrategy'],
  },
  'download-custom-filename': {
    label: 'Download custom filenames',
    band: 'Download custom filenames',
    title: 'Demo download filename',
    heading: 'Download custom filenames',
    description: 'Choose the file name of downloaded images.',
    explainedAt: ['modal-gallery#ModalImage', 'upper-buttons#ButtonsStrategy'],
  },
  'infinite-sliding': {
    label: 'Infinite sliding',
    band: 'Infinite sliding',
    title: 'Demo infinite sliding',
    heading: 'Infinite sliding enabled',
    description: 'Continue with the first image after the last one, and the other way round.',
    explainedAt: ['modal-gallery#SlideConfig'],
  },
  'loading-spinner-disable': {
    label: 'No loading spinner',
    band: 'Loading spinner disabled',
    title: 'Demo spinner disable',
    heading: 'Loading spinner disabled',
    description: 'A modal gallery that shows no spinner while an image loads.',
    explainedAt: ['modal-gallery#LoadingConfig'],
  },
  'loading-spinner-type': {
    label: 'Change type loading spinner',
    band: 'Loading spinner types',
    title: 'Demo spinner type',
    heading: 'Loading spinner types',
    description: 'The seven loading spinners, each in its own modal gallery with delayed images.',
    explainedAt: ['modal-gallery#LoadingType', 'modal-gallery#LoadingConfig'],
  },
  'buttons-strategies': {
    label: 'Button strategies',
    band: 'Button strategies',
    title: 'Demo buttons strategies',
    heading: 'Button strategies',
    description: 'The four predefined sets of upper buttons: default, simple, advanced and full.',
    explainedAt: ['upper-buttons#ButtonsStrategy', 'upper-buttons#ButtonEvent'],
  },
  'buttons-custom-fa': {
    label: 'Custom buttons',
    band: 'Custom buttons with Font Awesome 5',
    title: 'Demo buttons custom fa',
    heading: 'Custom buttons with Font Awesome 5',
    description: 'Define your own upper buttons with icons, labels and behaviour.',
    explainedAt: ['upper-buttons#ButtonConfig', 'upper-buttons#ButtonType'],
  },
  'buttons-exturl-newtab': {
    label: 'ExtUrl button in new tab',
    band: 'Exturl button in a new tab',
    title: 'Demo buttons exturl newtab',
    heading: 'Exturl button in a new tab',
    description: 'Open the external URL of an image in a new tab.',
    explainedAt: ['upper-buttons#ButtonConfig', 'modal-gallery#ModalImage'],
  },
  'keyboard-config': {
    label: 'Keyboard config',
    band: 'Keyboard config',
    title: 'Demo keyboard config',
    heading: 'Keyboard Config example',
    description: 'Set the keys that close the modal gallery and change the image.',
    explainedAt: ['keyboard-config#KeyboardConfig'],
  },
  'description-strategy': {
    label: 'Description strategies',
    band: 'Description custom',
    title: 'Demo description custom',
    heading: 'Description custom example',
    description: 'Compose the description of an image, show it only if there is one, or hide it.',
    explainedAt: ['description#DescriptionStrategy', 'description#Description'],
  },
  'description-full-custom': {
    label: 'Description full custom',
    band: 'Description full custom',
    title: 'Demo description full',
    heading: 'Description full custom example',
    description: 'Replace the whole description with your own markup and style.',
    explainedAt: ['description#Description', 'description#DescriptionStyle'],
  },
  'previews-custom-size': {
    label: 'Custom previews size',
    band: 'Previews custom size',
    title: 'Demo previews custom size',
    heading: 'Custom preview size',
    description: 'Set the size of the thumbnails in the modal gallery, here 150 px wide.',
    explainedAt: ['previews#PreviewConfig', 'common#Size'],
  },
  'previews-length': {
    label: 'Previews with 1 image',
    band: 'Previews length',
    title: 'Demo previews length',
    heading: 'Previews with custom length',
    description: 'Set how many thumbnails the modal gallery shows, here one.',
    explainedAt: ['previews#PreviewConfig'],
  },
  'previews-no-arrows': {
    label: 'Previews no arrows',
    band: 'Previews no arrows',
    title: 'Demo preview no arrow',
    heading: 'Previews no arrow',
    description: 'Thumbnails without arrow buttons: users select them but do not scroll them.',
    explainedAt: ['previews#PreviewConfig'],
  },
  'previews-not-clickable': {
    label: 'Previews not clickable',
    band: 'Not clickable previews',
    title: 'Demo previews unclickable',
    heading: 'Not clickable previews',
    description: 'Thumbnails that show the position in the list and cannot be selected.',
    explainedAt: ['previews#PreviewConfig'],
  },
  'previews-template': {
    label: 'Previews template',
    band: 'Previews custom template',
    title: 'Demo previews custom template',
    heading: 'Previews custom template',
    description: 'Render each thumbnail with a template around the default one.',
    explainedAt: ['previews#PreviewConfig', 'modal-gallery#ModalGalleryConfig'],
  },
  'previews-template-additional-data': {
    label: 'Previews template + additional data',
    band: 'Previews custom template with additional data',
    title: 'Demo previews template data',
    heading: 'Previews custom template with additional data',
    description:
      'Add fields of your own to images, such as a date, and show them above the thumbnails.',
    explainedAt: ['previews#PreviewConfig', 'modal-gallery#ModalImage'],
  },
  accessibility: {
    label: 'Custom accessibility',
    band: 'Custom accessibility',
    title: 'Demo accessibility',
    heading: 'Custom accessibility',
    description: 'Replace the labels and tooltips of the modal gallery.',
    explainedAt: ['accessibility#AccessibilityConfig'],
  },
  'auto-close-and-auto-update': {
    label: 'Auto close and auto update',
    band: 'Gallery service',
    title: 'Demo gallery service',
    heading: 'Gallery service example',
    description:
      'Close an open modal gallery after 3 seconds, or replace one of its images after 4 seconds.',
    explainedAt: ['modal-gallery#ModalGalleryService', 'modal-gallery#ModalGalleryRef'],
  },
  base64: {
    label: 'Base64',
    band: 'Base64',
    title: 'Demo base64',
    heading: 'Base64 example',
    description: 'Show and download images that are data URLs.',
    explainedAt: ['modal-gallery#ModalImage'],
  },
  'invert-swipe': {
    label: 'Invert swipe direction',
    band: 'Invert swipe direction',
    title: 'Demo invert swipe',
    heading: 'Invert swipe direction example',
    description: 'Reverse the swipe direction of the modal gallery.',
    explainedAt: ['modal-gallery#CurrentImageConfig'],
  },
  'same-images': {
    label: 'Same images',
    band: 'Same images',
    title: 'Demo same images',
    heading: 'Same images example',
    description: 'Show the same image several times in one modal gallery.',
    explainedAt: ['modal-gallery#ModalImage', 'common#Image'],
  },
  'autoplay-minimal': {
    label: 'Autoplay minimal',
    band: 'Autoplay simple',
    title: 'Autoplay simple',
    heading: 'Autoplay Simple example',
    description: 'A modal gallery that advances every 5 seconds until the last image.',
    explainedAt: ['modal-gallery#SlideConfig'],
  },
  'autoplay-custom': {
    label: 'Autoplay custom',
    band: 'Autoplay custom',
    title: 'Autoplay custom',
    heading: 'Autoplay Custom example',
    description: 'A modal gallery that advances every 2 seconds and does not pause on hover.',
    explainedAt: ['modal-gallery#SlideConfig'],
  },
});

const plainDemos = demosOf('Plain', {
  'plain-layouts': {
    label: 'Plain layouts',
    band: 'Plain gallery layouts',
    title: 'Demo plain layouts',
    heading: 'Plain gallery layouts',
    description: 'Thumbnails in a row, in a row with space around, in a column and in a grid.',
    explainedAt: ['plain-gallery#PlainGalleryConfig', 'plain-gallery#PlainGalleryStrategy'],
  },
  'plain-atags': {
    label: 'Plain <a> tags',
    band: 'Plain gallery with <a> tags',
    title: 'Demo plain atags',
    heading: 'Plain gallery <a> tags',
    description: 'Thumbnails as anchor elements with the image as their background.',
    explainedAt: ['plain-gallery#PlainGalleryConfig', 'plain-gallery#AdvancedConfig'],
  },
  'plain-image-pointer': {
    label: 'Plain image pointer',
    band: 'Plain gallery with image pointer',
    title: 'Demo plain pointer',
    heading: 'Plain gallery with image pointer',
    description: 'Your own thumbnails; the last one shows how many images are left.',
    explainedAt: ['modal-gallery#ModalGalleryConfig'],
  },
  'plain-custom-desc': {
    label: 'Plain custom with description',
    band: 'Plain gallery custom with description',
    title: 'Demo plain custom desc',
    heading: 'Plain gallery custom with description',
    description: 'Your own figures with captions that open the modal gallery.',
    explainedAt: ['modal-gallery#ModalGalleryConfig'],
  },
});

const carouselDemos = demosOf('Carousel', {
  carousel: {
    label: 'Carousel minimal',
    band: 'Carousel minimal',
    title: 'Carousel minimal',
    heading: 'Carousel minimal',
    description: 'The smallest carousel: seven images and no options.',
    explainedAt: ['carousel#CarouselLibConfig'],
  },
  'carousel-content-projection': {
    label: 'Carousel content projection',
    band: 'Carousel content projection',
    title: 'Carousel content projection',
    heading: 'Carousel with content projection',
    description: 'Render your own text over the image of the carousel.',
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
    description: 'A carousel that does not advance automatically.',
    explainedAt: ['carousel#PlayConfig'],
  },
  'carousel-noinfinite': {
    label: 'Carousel no infinite',
    band: 'Carousel no infinite',
    title: 'Carousel no infinite',
    heading: 'Carousel no infinite',
    description: 'A carousel that stops at its first and its last image.',
    explainedAt: ['carousel#CarouselLibConfig'],
  },
  'carousel-custom-autoplay': {
    label: 'Carousel custom autoplay',
    band: 'Carousel custom autoplay',
    title: 'Carousel custom autoplay',
    heading: 'Carousel custom autoplay',
    description: 'A carousel that advances every 10 seconds and does not pause on hover.',
    explainedAt: ['carousel#PlayConfig'],
  },
  'carousel-custom-previews': {
    label: 'Carousel custom previews',
    band: 'Carousel custom previews',
    title: 'Carousel custom previews',
    heading: 'Carousel custom previews',
    description: 'Show seven thumbnails in one row below the carousel.',
    explainedAt: ['previews#CarouselPreviewConfig'],
  },
  'carousel-fixed': {
    label: 'Carousel fixed width',
    band: 'Carousel with fixed width',
    title: 'Carousel fixed width',
    heading: 'Carousel with fixed width',
    description: 'A carousel that is at most 766 px wide and opens the modal gallery.',
    explainedAt: ['carousel#CarouselConfig', 'previews#CarouselPreviewConfig'],
  },
  'carousel-with-description': {
    label: 'Carousel with description',
    band: 'Carousel with description',
    title: 'Carousel with description',
    heading: 'Carousel with description',
    description: 'A carousel that shows the description of its images.',
    explainedAt: ['carousel#CarouselImageConfig', 'description#DescriptionStrategy'],
  },
  'carousel-outputs': {
    label: 'Carousel outputs',
    band: 'Carousel outputs',
    title: 'Carousel outputs',
    heading: 'Carousel output events',
    description: 'See every event of the carousel while you use it.',
    explainedAt: ['carousel#ImageEvent', 'common#Action'],
  },
  'carousel-breakpoints': {
    label: 'Carousel breakpoints',
    band: 'Carousel custom breakpoints',
    title: 'Carousel custom breakpoints',
    heading: 'Carousel custom breakpoints',
    description: 'Set the thumbnail heights for five ranges of the viewport width.',
    explainedAt: ['previews#BreakpointsConfig', 'previews#CarouselPreviewConfig'],
  },
});

/** In sidebar order. */
export const demoPages: readonly Route[] = [...modalDemos, ...plainDemos, ...carouselDemos];

/** The page `/demo`, which shows the minimal example. */
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

/** Second sidebar entry of a page, under another label. */
export const sidebarAlias = {
  after: '/demo/previews-not-clickable',
  to: '/demo/previews-custom-size',
  label: 'Previews custom sizes',
} as const;
