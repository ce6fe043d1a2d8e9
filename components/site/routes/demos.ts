import type { DemoGroup, Intent, Route } from './route';

interface DemoLine {
  readonly label: string;
  /** Text of the title band after "Examples - ". Default: the label. */
  readonly band?: string;
  readonly title: string;
  /** Default: the label. */
  readonly heading?: string;
  readonly description: string;
  readonly intents: readonly Intent[];
  /** Pages and anchors under /features, of types or of fields. */
  readonly explainedAt: readonly string[];
}

function demosOf(group: DemoGroup, lines: Readonly<Record<string, DemoLine>>): Route[] {
  return Object.entries(lines).map(([slug, line]) => ({
    path: `/demo/${slug}`,
    kind: 'gallery',
    title: line.title,
    description: line.description,
    band: `Examples - ${line.band ?? line.label}`,
    heading: line.heading ?? line.label,
    demo: {
      slug,
      label: line.label,
      group,
      intents: line.intents,
      explainedAt: line.explainedAt.map((target) => `/features/${target}`),
    },
  }));
}

const modalDemos = demosOf('Modal', {
  'array-simple': {
    label: 'Minimal example',
    band: 'Array simple',
    title: 'Demo simple',
    description: 'The smallest modal gallery: five images and no options.',
    intents: ['minimal'],
    explainedAt: ['modal-gallery#ModalGalleryConfig.images', 'common#Image'],
  },
  'output-events': {
    label: 'Output Events',
    band: 'Output events',
    title: 'Demo outputs',
    heading: 'Output Events example',
    description: 'See every event of the modal gallery while you use it.',
    intents: ['events', 'buttons'],
    explainedAt: [
      'modal-gallery#ImageModalEvent',
      'upper-buttons#ButtonEvent',
      'common#Action',
      'modal-gallery#ModalGalleryRef.show$',
    ],
  },
  'add-image-array': {
    label: 'Add image Array',
    band: 'Add image array',
    title: 'Demo add image',
    heading: 'Add image to array',
    description: 'Add images to the list before you open the modal gallery.',
    intents: ['images'],
    explainedAt: ['common#Image', 'modal-gallery#ModalGalleryConfig.images'],
  },
  'no-dots-and-previews': {
    label: 'Current image + buttons',
    band: 'No dots and previews',
    title: 'Demo no dots and previews',
    description:
      'A modal gallery without dots and thumbnails, with side previews and the close button.',
    intents: ['layout'],
    explainedAt: ['previews#PreviewConfig.visible', 'common#DotsConfig.visible'],
  },
  'side-previews-hidden': {
    label: 'Hidden side-previews',
    title: 'Demo previews hidden',
    description: 'A modal gallery without the previous and the next image at its sides.',
    intents: ['layout'],
    explainedAt: ['modal-gallery#SlideConfig', 'previews#SidePreviewsConfig.show'],
  },
  'only-current-img': {
    label: 'Only current image',
    title: 'Demo only current',
    description: 'A modal gallery with only the image, its caption and the arrow buttons.',
    intents: ['layout'],
    explainedAt: [
      'modal-gallery#SlideConfig',
      'previews#PreviewConfig',
      'common#DotsConfig',
      'upper-buttons#ButtonsConfig',
    ],
  },
  'close-outside': {
    label: 'No close outside',
    title: 'Demo close outside',
    heading: 'No close outside example',
    description: 'Keep the modal gallery open when the user clicks outside the image.',
    intents: ['accessibility'],
    explainedAt: ['modal-gallery#ModalLibConfig.enableCloseOutside'],
  },
  'download-simple': {
    label: 'Download simple',
    title: 'Demo download',
    heading: 'Download Simple example',
    description: 'Save the active image with Ctrl+S or Cmd+S, without a download button.',
    intents: ['download', 'accessibility'],
    explainedAt: [
      'description#CurrentImageConfig.downloadable',
      'keyboard-config#KeyboardServiceConfig',
    ],
  },
  'download-advanced': {
    label: 'Download advanced',
    title: 'Demo download advanced',
    heading: 'Download Advanced example',
    description: 'Download the active image with a button or the keyboard shortcut.',
    intents: ['download', 'buttons'],
    explainedAt: ['description#CurrentImageConfig.downloadable', 'upper-buttons#ButtonsStrategy'],
  },
  'download-custom-filename': {
    label: 'Download custom filenames',
    title: 'Demo download filename',
    description: 'Choose the file name of downloaded images.',
    intents: ['download', 'buttons'],
    explainedAt: ['common#ModalImage.downloadFileName', 'upper-buttons#ButtonsStrategy'],
  },
  'infinite-sliding': {
    label: 'Infinite sliding',
    title: 'Demo infinite sliding',
    heading: 'Infinite sliding enabled',
    description: 'Continue with the first image after the last one, and the other way round.',
    intents: ['sliding'],
    explainedAt: ['modal-gallery#SlideConfig.infinite'],
  },
  'loading-spinner-disable': {
    label: 'No loading spinner',
    band: 'Loading spinner disabled',
    title: 'Demo spinner disable',
    heading: 'Loading spinner disabled',
    description: 'A modal gallery that shows no spinner while an image loads.',
    intents: ['images'],
    explainedAt: ['common#LoadingConfig.enable'],
  },
  'loading-spinner-type': {
    label: 'Change type loading spinner',
    band: 'Loading spinner types',
    title: 'Demo spinner type',
    heading: 'Loading spinner types',
    description: 'The seven loading spinners, each in its own modal gallery with delayed images.',
    intents: ['images'],
    explainedAt: ['modal-gallery#LoadingType', 'common#LoadingConfig.type'],
  },
  'buttons-strategies': {
    label: 'Button strategies',
    title: 'Demo buttons strategies',
    description: 'The four predefined sets of toolbar buttons: default, simple, advanced and full.',
    intents: ['buttons'],
    explainedAt: [
      'upper-buttons#ButtonsStrategy',
      'upper-buttons#ButtonEvent',
      'upper-buttons#ButtonsConfig.strategy',
      'modal-gallery#ModalGalleryRef.updateImages',
    ],
  },
  'buttons-custom-fa': {
    label: 'Custom buttons',
    band: 'Custom buttons with Font Awesome 5',
    title: 'Demo buttons custom fa',
    heading: 'Custom buttons with Font Awesome 5',
    description: 'Define your own toolbar buttons with icons, labels and behaviour.',
    intents: ['buttons'],
    explainedAt: [
      'upper-buttons#ButtonConfig.className',
      'upper-buttons#ButtonConfig.type',
      'upper-buttons#ButtonType',
      'modal-gallery#ModalGalleryRef.updateImages',
    ],
  },
  'buttons-exturl-newtab': {
    label: 'ExtUrl button in new tab',
    band: 'Exturl button in a new tab',
    title: 'Demo buttons exturl newtab',
    heading: 'Exturl button in a new tab',
    description: 'Open the external URL of an image in a new tab.',
    intents: ['buttons'],
    explainedAt: [
      'upper-buttons#ButtonConfig.extUrlInNewTab',
      'upper-buttons#ButtonConfig.type',
      'common#ModalImage.extUrl',
    ],
  },
  'keyboard-config': {
    label: 'Keyboard config',
    title: 'Demo keyboard config',
    heading: 'Keyboard Config example',
    description: 'Set the keys that close the modal gallery and change the image.',
    intents: ['accessibility'],
    explainedAt: [
      'keyboard-config#KeyboardConfig.esc',
      'keyboard-config#KeyboardConfig.right',
      'keyboard-config#KeyboardConfig.left',
    ],
  },
  'description-strategy': {
    label: 'Description strategies',
    band: 'Description custom',
    title: 'Demo description custom',
    heading: 'Description custom example',
    description:
      'Compose the caption of an image, show it only if there is a description, or hide it.',
    intents: ['captions'],
    explainedAt: [
      'description#DescriptionStrategy',
      'description#Description.strategy',
      'common#ModalImage.description',
    ],
  },
  'description-full-custom': {
    label: 'Description full custom',
    title: 'Demo description full',
    heading: 'Description full custom example',
    description: 'Replace the whole caption with your own markup and style.',
    intents: ['captions'],
    explainedAt: ['description#Description.customFullDescription', 'description#DescriptionStyle'],
  },
  'previews-custom-size': {
    label: 'Custom previews size',
    band: 'Previews custom size',
    title: 'Demo previews custom size',
    heading: 'Custom preview size',
    description: 'Set the size of the thumbnails in the modal gallery, here 150 px wide.',
    intents: ['thumbnails', 'layout'],
    explainedAt: ['previews#PreviewConfig.size', 'common#Size'],
  },
  'previews-length': {
    label: 'Previews with 1 image',
    band: 'Previews length',
    title: 'Demo previews length',
    heading: 'Previews with custom length',
    description: 'Set how many thumbnails the modal gallery shows, here one.',
    intents: ['thumbnails'],
    explainedAt: ['previews#PreviewConfig.number'],
  },
  'previews-no-arrows': {
    label: 'Previews no arrows',
    title: 'Demo preview no arrow',
    heading: 'Previews no arrow',
    description: 'Thumbnails without arrow buttons: they follow the active image.',
    intents: ['thumbnails'],
    explainedAt: ['previews#PreviewConfig.arrows'],
  },
  'previews-not-clickable': {
    label: 'Previews not clickable',
    band: 'Not clickable previews',
    title: 'Demo previews unclickable',
    heading: 'Not clickable previews',
    description: 'Thumbnails that show the position in the list and cannot be selected.',
    intents: ['thumbnails'],
    explainedAt: ['previews#PreviewConfig.clickable'],
  },
  'previews-template': {
    label: 'Previews template',
    band: 'Previews custom template',
    title: 'Demo previews custom template',
    heading: 'Previews custom template',
    description: 'Render each thumbnail with a template around the default one.',
    intents: ['thumbnails'],
    explainedAt: ['previews#PreviewConfig', 'modal-gallery#ModalGalleryConfig.previewsTemplate'],
  },
  'previews-template-additional-data': {
    label: 'Previews template + additional data',
    band: 'Previews custom template with additional data',
    title: 'Demo previews template data',
    heading: 'Previews custom template with additional data',
    description:
      'Add fields of your own to images, such as a date, and show them above the thumbnails.',
    intents: ['thumbnails', 'images'],
    explainedAt: [
      'previews#PreviewConfig',
      'modal-gallery#ModalImage',
      'modal-gallery#ModalGalleryConfig.previewsTemplate',
    ],
  },
  accessibility: {
    label: 'Custom accessibility',
    title: 'Demo accessibility',
    description: 'Replace the labels and tooltips of the modal gallery.',
    intents: ['accessibility'],
    explainedAt: [
      'accessibility#AccessibilityConfig',
      'modal-gallery#ModalLibConfig.accessibilityConfig',
    ],
  },
  'auto-close-and-auto-update': {
    label: 'Auto close and auto update',
    band: 'Gallery service',
    title: 'Demo gallery service',
    heading: 'Gallery service example',
    description:
      'Close an open modal gallery after 3 seconds, or replace one of its images after 4 seconds.',
    intents: ['events', 'images'],
    explainedAt: [
      'modal-gallery#ModalGalleryService.close',
      'modal-gallery#ModalGalleryService.updateModalImages',
      'modal-gallery#ModalGalleryRef',
    ],
  },
  base64: {
    label: 'Base64',
    title: 'Demo base64',
    heading: 'Base64 example',
    description: 'Show and download images that are data URLs.',
    intents: ['images', 'download'],
    explainedAt: ['common#ModalImage.img'],
  },
  'invert-swipe': {
    label: 'Invert swipe direction',
    title: 'Demo invert swipe',
    heading: 'Invert swipe direction example',
    description: 'Reverse the swipe direction of the modal gallery.',
    intents: ['accessibility', 'sliding'],
    explainedAt: ['description#CurrentImageConfig.invertSwipe'],
  },
  'same-images': {
    label: 'Same images',
    title: 'Demo same images',
    heading: 'Same images example',
    description: 'Show the same image several times in one modal gallery.',
    intents: ['images'],
    explainedAt: ['common#ModalImage.img', 'common#Image'],
  },
  'autoplay-minimal': {
    label: 'Autoplay minimal',
    band: 'Autoplay simple',
    title: 'Autoplay simple',
    heading: 'Autoplay Simple example',
    description: 'A modal gallery that advances every 5 seconds until the last image.',
    intents: ['minimal', 'sliding'],
    explainedAt: ['modal-gallery#SlideConfig', 'carousel#PlayConfig.autoPlay'],
  },
  'autoplay-custom': {
    label: 'Autoplay custom',
    title: 'Autoplay custom',
    heading: 'Autoplay Custom example',
    description: 'A modal gallery that advances every 2 seconds and does not pause on hover.',
    intents: ['sliding'],
    explainedAt: [
      'modal-gallery#SlideConfig',
      'carousel#PlayConfig.interval',
      'carousel#PlayConfig.pauseOnHover',
    ],
  },
});

const plainDemos = demosOf('Plain', {
  'plain-layouts': {
    label: 'Plain layouts',
    band: 'Plain gallery layouts',
    title: 'Demo plain layouts',
    heading: 'Plain gallery layouts',
    description: 'Thumbnails in a row, in a row with space around, in a column and in a grid.',
    intents: ['layout'],
    explainedAt: [
      'plain-gallery#PlainGalleryConfig.strategy',
      'plain-gallery#PlainGalleryConfig.layout',
      'plain-gallery#PlainGalleryStrategy',
    ],
  },
  'plain-atags': {
    label: 'Plain <a> tags',
    band: 'Plain gallery with <a> tags',
    title: 'Demo plain atags',
    heading: 'Plain gallery <a> tags',
    description: 'Thumbnails as anchor elements with the image as their background.',
    intents: ['layout'],
    explainedAt: [
      'plain-gallery#PlainGalleryConfig',
      'plain-gallery#AdvancedConfig.aTags',
      'plain-gallery#AdvancedConfig.additionalBackground',
    ],
  },
  'plain-image-pointer': {
    label: 'Plain image pointer',
    band: 'Plain gallery with image pointer',
    title: 'Demo plain pointer',
    heading: 'Plain gallery with image pointer',
    description: 'Your own thumbnails; the last one shows how many images are left.',
    intents: ['layout'],
    explainedAt: ['modal-gallery#ModalGalleryConfig'],
  },
  'plain-custom-desc': {
    label: 'Plain custom with description',
    band: 'Plain gallery custom with description',
    title: 'Demo plain custom desc',
    heading: 'Plain gallery custom with description',
    description: 'Your own figures with captions that open the modal gallery.',
    intents: ['captions', 'layout'],
    explainedAt: ['modal-gallery#ModalGalleryConfig'],
  },
});

const carouselDemos = demosOf('Carousel', {
  carousel: {
    label: 'Carousel minimal',
    title: 'Carousel minimal',
    description: 'The smallest carousel: seven images and no options.',
    intents: ['minimal'],
    explainedAt: ['carousel#CarouselLibConfig'],
  },
  'carousel-content-projection': {
    label: 'Carousel content projection',
    title: 'Carousel content projection',
    heading: 'Carousel with content projection',
    description: 'Render your own text over the image of the carousel.',
    intents: ['captions'],
    explainedAt: ['carousel#Carousel', 'carousel#CarouselProps.children'],
  },
  'carousel-features-disable': {
    label: 'Carousel disable features',
    title: 'Carousel disable features',
    description: 'Switch autoplay, arrows and dots of a running carousel on and off.',
    intents: ['sliding', 'layout'],
    explainedAt: [
      'carousel#CarouselConfig.showArrows',
      'common#DotsConfig.visible',
      'carousel#PlayConfig',
    ],
  },
  'carousel-noautoplay': {
    label: 'Carousel no autoplay',
    title: 'Carousel no autoplay',
    description: 'A carousel that does not advance automatically.',
    intents: ['sliding'],
    explainedAt: ['carousel#PlayConfig.autoPlay'],
  },
  'carousel-noinfinite': {
    label: 'Carousel no infinite',
    title: 'Carousel no infinite',
    description: 'A carousel that stops at its first and its last image.',
    intents: ['sliding'],
    explainedAt: ['carousel#CarouselLibConfig.carouselSlideInfinite'],
  },
  'carousel-custom-autoplay': {
    label: 'Carousel custom autoplay',
    title: 'Carousel custom autoplay',
    description: 'A carousel that advances every 10 seconds and does not pause on hover.',
    intents: ['sliding'],
    explainedAt: ['carousel#PlayConfig.interval', 'carousel#PlayConfig.pauseOnHover'],
  },
  'carousel-custom-previews': {
    label: 'Carousel custom previews',
    title: 'Carousel custom previews',
    description: 'Show seven thumbnails in one row below the carousel.',
    intents: ['thumbnails'],
    explainedAt: ['previews#CarouselPreviewConfig.number'],
  },
  'carousel-fixed': {
    label: 'Carousel fixed width',
    band: 'Carousel with fixed width',
    title: 'Carousel fixed width',
    heading: 'Carousel with fixed width',
    description: 'A carousel that is at most 766 px wide and opens the modal gallery.',
    intents: ['layout', 'events'],
    explainedAt: [
      'carousel#CarouselConfig.maxWidth',
      'carousel#CarouselConfig.maxHeight',
      'carousel#CarouselConfig.modalGalleryEnable',
      'previews#CarouselPreviewConfig',
      'carousel#CarouselProps.onClickImage',
    ],
  },
  'carousel-with-description': {
    label: 'Carousel with description',
    title: 'Carousel with description',
    description: 'A carousel that shows the description of its images.',
    intents: ['captions'],
    explainedAt: [
      'carousel#CarouselImageConfig',
      'description#DescriptionStrategy',
      'description#Description.strategy',
    ],
  },
  'carousel-outputs': {
    label: 'Carousel outputs',
    title: 'Carousel outputs',
    heading: 'Carousel output events',
    description: 'See every event of the carousel while you use it.',
    intents: ['events'],
    explainedAt: ['carousel#ImageEvent', 'common#Action', 'carousel#CarouselProps.onChangeImage'],
  },
  'carousel-breakpoints': {
    label: 'Carousel breakpoints',
    band: 'Carousel custom breakpoints',
    title: 'Carousel custom breakpoints',
    heading: 'Carousel custom breakpoints',
    description: 'Set the thumbnail heights for five ranges of the viewport width.',
    intents: ['thumbnails', 'layout'],
    explainedAt: ['previews#BreakpointsConfig.xSmall', 'previews#CarouselPreviewConfig'],
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
  band: 'Examples',
  heading: 'Examples',
  canonical: '/demo/array-simple',
};

/** Where options can be tried; outside the groups of the sidebar. */
export const playground: Route = {
  path: '/playground',
  kind: 'gallery',
  title: 'Playground',
  description:
    'Try the options of the modal gallery, the plain gallery and the carousel, copy the code for React or Angular, and send the state as a URL.',
  band: 'Playground',
  heading: 'Playground',
  hasFrame: true,
};

/** The page in the frame of the playground; in no list of pages. */
export const playgroundPreview: Route = {
  path: '/playground/preview',
  kind: 'gallery',
  title: 'Preview of the playground',
  description: 'The gallery that the playground shows in a frame.',
  band: '',
  heading: 'Preview',
  isFramed: true,
};

/** Second sidebar entry of a page, under another label. */
export const sidebarAlias = {
  after: '/demo/previews-not-clickable',
  to: '/demo/previews-custom-size',
  label: 'Previews custom sizes',
} as const;
