/** Pages of what only the React edition has. */
import { reactReleases, releasePath } from '../react-releases';
import type { Route } from './route';

interface ReactDemoLine {
  readonly title: string;
  readonly description: string;
  /** Pages and anchors that explain the options. */
  readonly explainedAt: readonly string[];
  /** See `Route`. */
  readonly frameHosts?: readonly string[];
  /** See `Route`. */
  readonly hasOwnFiles?: true;
  /** See `Route`. */
  readonly hasMediaSource?: true;
}

const reference = '/react/reference';
const slots = '/react/slots';

/** The page that lists the releases. */
export const reactReleasesPath = '/react/releases';

function demosOf(lines: Readonly<Record<string, ReactDemoLine>>): Route[] {
  return Object.entries(lines).map(([slug, { title, description, explainedAt, ...policy }]) => ({
    path: `/react/${slug}`,
    kind: 'gallery',
    title,
    description,
    band: title,
    heading: title,
    ...policy,
    demo: { slug, label: title, group: 'React', intents: [], explainedAt },
  }));
}

/** The page `/react`, which lists the pages below it. */
export const reactIndex: Route = {
  path: '/react',
  kind: 'reading',
  title: 'React edition',
  description: 'Live demos of what only the React edition has: slots, types, controlled state.',
  band: 'React edition',
  heading: 'React edition',
};

const demos: readonly Route[] = demosOf({
  'first-example': {
    title: 'First example',
    description: 'Thumbnails that open a modal gallery: two components, one state and no ids.',
    explainedAt: [`${reference}#ModalGalleryProps.defaultIndex`, `${reference}#PlainGalleryProps`],
  },
  'own-button': {
    title: 'Your own button',
    description: 'Open a gallery from a button at a given image, and know when it closes.',
    explainedAt: [
      `${reference}#ModalGalleryProps.open`,
      `${reference}#ModalGalleryProps.onOpenChange`,
    ],
  },
  'own-image-type': {
    title: 'Own image type',
    description: 'Images with fields of your own, which callbacks, events and slots receive typed.',
    explainedAt: [
      `${slots}#SlotContext`,
      '/features/modal-gallery#ImageModalEvent',
      `${reference}#ModalGalleryProps.onShow`,
    ],
  },
  'render-slots': {
    title: 'Render slots',
    description:
      'Render slides, captions, thumbnails, toolbar, loading state and error state yourself.',
    explainedAt: [
      `${slots}#ModalGallerySlots`,
      `${slots}#SlotContext`,
      `${reference}#ModalGalleryProps.render`,
    ],
  },
  'next-image': {
    title: 'next/image',
    description: 'Show thumbnails and full images with the image component of Next.js.',
    explainedAt: [`${slots}#PlainGallerySlots`, `${slots}#ImageSlotContext`],
  },
  'image-cdn': {
    title: 'Image CDN',
    description: 'Let an image CDN or a server of your own deliver each image in the width needed.',
    explainedAt: [`${slots}#ImageSlotContext`, `${slots}#SlotImageProps`],
  },
  placeholders: {
    title: 'Placeholders',
    description:
      'Show a colour or a few pixels of each image until it has loaded, without scripts.',
    explainedAt: ['/features/common#GalleryImage', `${reference}#FlatImage`],
  },
  'thumbnail-captions': {
    title: 'Thumbnail captions',
    description: 'Show the description of each image below its thumbnail, or over it on hover.',
    explainedAt: ['/features/plain-gallery#PlainGalleryConfig.caption'],
  },
  'many-images': {
    title: 'Many images',
    description: 'Show 5,000 thumbnails in one page, all of which the search of the browser finds.',
    explainedAt: ['/react/links#LinkConfig', '/features/plain-gallery#PlainGalleryConfig.caption'],
  },
  'toolbar-button': {
    title: 'Toolbar button',
    description: 'Buttons of your own in the toolbar, with a callback that receives the image.',
    explainedAt: [
      '/features/upper-buttons#ButtonPress',
      '/features/upper-buttons#ButtonConfig.onClick',
    ],
  },
  'class-names': {
    title: 'Styling',
    description:
      'Style a gallery with your own classes, its state attributes and custom properties.',
    explainedAt: [
      `${slots}#CarouselClassNames`,
      `${slots}#PlainGalleryClassNames`,
      `${reference}#CarouselProps.classNames`,
    ],
  },
  'controlled-index': {
    title: 'Controlled index',
    description: 'Keep the index of the active image in your own state, and refuse a change.',
    explainedAt: [
      `${reference}#ControlledIndexProps`,
      `${reference}#IndexChange`,
      `${reference}#CarouselProps.index`,
    ],
  },
  'growing-list': {
    title: 'Growing list',
    description: 'Load more images when the end is near, and add images in front of the list.',
    explainedAt: [`${reference}#ControlledIndexProps`, `${reference}#CarouselProps.onNearEnd`],
  },
  'deep-link': {
    title: 'Deep links',
    description: 'A URL for each image: load it, share it, and go Back and Forward between images.',
    explainedAt: ['/react/links#LinkConfig', '/react/links#useGalleryLink'],
  },
  share: {
    title: 'Share button',
    description: 'Share or copy the link of an image, with the system share sheet where it exists.',
    explainedAt: [
      '/features/upper-buttons#ButtonType',
      '/features/upper-buttons#ButtonEvent',
      '/react/links#LinkConfig',
      '/features/modal-gallery#ModalLibConfig.linkConfig',
      `${reference}#ModalGalleryProps.onButtonAfterHook`,
    ],
  },
  zoom: {
    title: 'Zoom',
    description: 'Pinch, double tap, wheel, buttons and keys that enlarge the image of a gallery.',
    explainedAt: [
      '/react/gestures#ZoomConfig.buttons',
      '/react/gestures#ZoomConfig.doubleTap',
      '/features/common#ModalImage.zoomImg',
    ],
  },
  dismiss: {
    title: 'Drag to close',
    description: 'Close the modal gallery by dragging its image; choose direction and input.',
    explainedAt: ['/react/gestures#DismissConfig.enable', '/react/gestures#DismissConfig.mouse'],
  },
  opening: {
    title: 'Opening movement',
    description: 'Open the modal gallery out of a thumbnail with any crop, and close it into one.',
    explainedAt: [
      '/react/gestures#OpeningConfig.fromThumbnail',
      '/react/gestures#OpeningConfig.duration',
    ],
  },
  'keep-zoom': {
    title: 'Keep the zoom',
    description: 'Keep zoom level and detail from image to image, to compare similar photographs.',
    explainedAt: ['/react/gestures#ZoomConfig.keep', '/react/gestures#ZoomConfig.buttons'],
  },
  layouts: {
    title: 'Photo layouts',
    description:
      'Justified rows, masonry and columns of uncropped photographs, complete without scripts.',
    explainedAt: [
      '/features/plain-gallery#JustifiedLayoutOptions',
      '/features/plain-gallery#JustifiedLayoutOptions.rowHeight',
      '/features/plain-gallery#ColumnLayoutOptions',
      '/features/plain-gallery#ColumnLayoutOptions.columns',
    ],
  },
  video: {
    title: 'Videos',
    description: 'Videos between images, with posters, captions and the controls of the browser.',
    explainedAt: [
      '/features/common#ModalImage.video',
      `${reference}#ImageVideo`,
      `${reference}#VideoTrack`,
    ],
  },
  stream: {
    title: 'Stream',
    description: 'An HLS stream as a slide: by the browser, or by hls.js where that is needed.',
    explainedAt: [`${slots}#SlotContext`, `${reference}#ModalGalleryProps.render`],
    hasMediaSource: true,
  },
  'any-content': {
    title: 'Any content',
    description: 'Sounds, comparisons, forms, maps, documents and frames of other hosts as slides.',
    explainedAt: [
      `${slots}#CarouselSlots`,
      `${slots}#SlotContext`,
      `${reference}#ModalGalleryProps.render`,
    ],
    frameHosts: ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'],
  },
  info: {
    title: 'Information panel',
    description: 'A toolbar button that shows information about the image in a panel beside it.',
    explainedAt: [`${slots}#ModalGallerySlots`, `${reference}#ModalGalleryProps.render`],
  },
  'camera-data': {
    title: 'Camera data',
    description: 'Read camera, lens and exposure from the files, and show them beside the image.',
    explainedAt: [`${slots}#ModalGallerySlots`, `${reference}#FlatImage`],
    hasOwnFiles: true,
  },
  captions: {
    title: 'Long captions',
    description: 'Long captions that leave the image visible, expand by a button, or are below it.',
    explainedAt: [
      '/features/modal-gallery#CurrentImageConfig.captionPlacement',
      '/features/description#Description',
    ],
  },
  'several-slides': {
    title: 'Several slides',
    description:
      'Several slides of a carousel side by side, by its width, scrolled by the browser.',
    explainedAt: [
      '/features/carousel#CarouselConfig.slidesPerView',
      '/features/carousel#CarouselConfig.gap',
      '/features/carousel#CarouselConfig.align',
      '/features/carousel#CarouselConfig.step',
    ],
  },
  'carousel-modal': {
    title: 'Carousel and modal gallery',
    description: 'Open the images of a carousel large, and go on in the carousel after closing.',
    explainedAt: [
      '/features/carousel#CarouselConfig.modalGalleryEnable',
      '/features/carousel#CarouselModal',
    ],
  },
  api: {
    title: 'Images from an API',
    description:
      'Request pages of images, show that they are loading, and try again when a request has failed.',
    explainedAt: [`${reference}#ControlledIndexProps`],
  },
  reorder: {
    title: 'Reorder',
    description:
      'Change the order of images by dragging or with keys, also while a gallery is open.',
    explainedAt: [`${reference}#ModalGalleryProps.images`],
  },
  'delete-undo': {
    title: 'Delete and undo',
    description:
      'Delete images in the modal gallery, and restore the last one at its old position.',
    explainedAt: [
      '/features/upper-buttons#ButtonType',
      `${reference}#ModalGalleryProps.onButtonAfterHook`,
    ],
  },
  selection: {
    title: 'Select images',
    description: 'A checkbox in the toolbar selects images, in the state of your component.',
    explainedAt: [`${slots}#ModalGallerySlots`, `${reference}#ModalGalleryProps.render`],
  },
  'route-url': {
    title: 'URL of a route',
    description:
      'A parameter of the URL opens the modal gallery; Back closes it, Forward opens it.',
    explainedAt: [
      `${reference}#ModalGalleryProps.onOpenChange`,
      `${reference}#ModalGalleryProps.index`,
    ],
  },
  german: {
    title: 'German labels',
    description: 'Thumbnails and a modal gallery with German labels, tooltips, captions and keys.',
    explainedAt: [
      '/features/accessibility#AccessibilityConfig',
      '/features/description#Description.imageText',
    ],
  },
  csp: {
    title: 'Strict policy',
    description:
      'Run the galleries under a strict content security policy, and see what it blocks.',
    explainedAt: [`${reference}#ModalGalleryProps`],
  },
  context: {
    title: 'React context',
    description: 'Read a React context in the slots of a modal gallery, and change its image.',
    explainedAt: [`${reference}#ModalGalleryProps.currentImage`, `${slots}#ModalGallerySlots`],
  },
});

/** The guides for React developers. */
export const reactGuides: readonly Route[] = [
  {
    path: '/react/frameworks',
    kind: 'reading',
    title: 'Frameworks',
    description:
      'The steps to a first gallery with Vite, Next.js, React Router, Astro, and with createRoot alone.',
    band: 'Frameworks',
    heading: 'Frameworks',
  },
  {
    path: '/react/recipes',
    kind: 'reading',
    title: 'Recipes',
    description:
      'Questions of React developers, each with a demo or a guide, and what to use for the rest.',
    band: 'Recipes',
    heading: 'Recipes',
  },
  {
    path: '/react/other-libraries',
    kind: 'reading',
    title: 'From another library',
    description:
      'The options of Yet Another React Lightbox, PhotoSwipe, lightGallery, React Image Gallery and Swiper, with ours.',
    band: 'From another library',
    heading: 'From another library',
  },
  {
    path: '/react/differences',
    kind: 'reading',
    title: 'Differences',
    description:
      'What the React edition adds to the Angular package, and where behaviour and defaults differ.',
    band: 'Differences',
    heading: 'Differences',
  },
  {
    path: '/react/works-with',
    kind: 'reading',
    title: 'Works with',
    description:
      'Dialogs, routers and scroll locks of other libraries beside which the galleries are tested.',
    band: 'Works with',
    heading: 'Works with',
  },
  {
    path: '/react/testing',
    kind: 'reading',
    title: 'Testing',
    description:
      'Tests of your application with Vitest, Jest and Playwright: roles, names, and what jsdom lacks.',
    band: 'Testing',
    heading: 'Testing',
  },
  {
    path: '/react/troubleshooting',
    kind: 'reading',
    title: 'Troubleshooting',
    description: 'Every error and warning of the React edition, with its cause and its remedy.',
    band: 'Troubleshooting',
    heading: 'Troubleshooting',
  },
  {
    path: reactReleasesPath,
    kind: 'reading',
    title: 'Releases',
    description: 'The versions of the React edition: what has changed, and the file of each.',
    band: 'Releases',
    heading: 'Releases',
  },
];

/** A page for each version of the React edition, newest first; the page of releases lists them. */
export const reactReleasePages: readonly Route[] = reactReleases.map(({ version }) => ({
  path: releasePath(version),
  kind: 'reading',
  title: `Version ${version}`,
  description: `Version ${version} of the React edition: what it has, its requirements, sizes and file.`,
  band: `Version ${version}`,
  heading: `Version ${version}`,
  source: 'gallery-lib/CHANGELOG.md',
}));

/** The pages with the types that only the React edition has. */
export const reactReferences: readonly Route[] = [
  {
    path: reference,
    kind: 'reading',
    title: 'React reference',
    description: 'Props of the three React components, controlled state and layouts.',
    band: 'React reference',
    heading: 'React reference',
  },
  {
    path: slots,
    kind: 'reading',
    title: 'Slots and class names',
    description: 'The slots and class names of the React edition, with what each slot receives.',
    band: 'Slots and class names',
    heading: 'Slots and class names',
  },
  {
    path: '/react/links',
    kind: 'reading',
    title: 'Links to images',
    description: 'A URL for every image of a gallery: deep links, and viewing without scripts.',
    band: 'Links to images',
    heading: 'Links to images',
  },
  {
    path: '/react/gestures',
    kind: 'reading',
    title: 'Zoom, drag and opening',
    description: 'Options for zooming, closing by drag, and the movement of the modal gallery.',
    band: 'Zoom, drag and opening',
    heading: 'Zoom, drag and opening',
  },
  {
    path: '/react/translation',
    kind: 'reading',
    title: 'Translation',
    description: 'Complete German and Arabic texts of the galleries, and how to use your own.',
    band: 'Translation',
    heading: 'Translation',
  },
];

/** Pages below `/react` about one subject. */
export interface ReactGroup {
  /** Anchor on the index. */
  readonly id: string;
  readonly label: string;
  /** What the pages are about, in one sentence. */
  readonly purpose: string;
  /** Guides, then demos. */
  readonly pages: readonly Route[];
}

const pages = [...demos, ...reactGuides, ...reactReferences];

/** Returns the pages with the given slugs, in that order. */
function pagesOf(slugs: string): readonly Route[] {
  return slugs.split(' ').map((slug) => {
    const page = pages.find(({ path }) => path === `/react/${slug}`);
    if (!page) throw new Error(`A group of the React edition names the unknown page "${slug}"`);
    return page;
  });
}

/** The pages below `/react` by subject, in the order of sidebar and index. */
export const reactGroups: readonly ReactGroup[] = [
  {
    id: 'start',
    label: 'Start',
    purpose: 'What every gallery needs: images, an index, a type of your own.',
    pages: pagesOf(
      'frameworks other-libraries first-example own-button controlled-index own-image-type carousel-modal csp',
    ),
  },
  {
    id: 'layout',
    label: 'Layout and thumbnails',
    purpose: 'Photographs uncropped, captions, thousands of thumbnails.',
    pages: pagesOf('layouts thumbnail-captions many-images placeholders several-slides'),
  },
  {
    id: 'viewing',
    label: 'Viewing',
    purpose: 'What the hand does, and what a slide may contain.',
    pages: pagesOf(
      'gestures zoom dismiss opening keep-zoom video stream any-content info camera-data captions',
    ),
  },
  {
    id: 'data',
    label: 'Data',
    purpose: 'Images that arrive, change and go.',
    pages: pagesOf('api growing-list reorder delete-undo selection'),
  },
  {
    id: 'links',
    label: 'Links and frameworks',
    purpose: 'A URL for each image, in every router; images of a framework or a CDN.',
    pages: pagesOf('links testing works-with deep-link share route-url next-image image-cdn'),
  },
  {
    id: 'look',
    label: 'Look and language',
    purpose: 'Your colours, your parts, your words.',
    pages: pagesOf('slots translation class-names render-slots toolbar-button context german'),
  },
];

/** Pages below `/react` about all of it. */
export const reactHelp: readonly Route[] = pagesOf(
  'recipes troubleshooting reference differences releases',
);

/** The demos in sidebar order. */
export const reactDemoPages: readonly Route[] = reactGroups
  .flatMap((group) => group.pages)
  .filter(({ demo }) => demo);
