/**
 * Where the published Angular package, version 10.0.1, differs from the React edition. Everything that is not
 * listed here is the same in both.
 */

export interface Difference {
  /** Optional in the React edition, required by the Angular type. */
  readonly required?: true;
  /** Exists in the React edition only. */
  readonly added?: true;
  /** One line about what the Angular package does. */
  readonly note?: string;
}

type Differences = Readonly<Record<string, Difference>>;

function each(type: string, fields: string, difference: Difference): Differences {
  return Object.fromEntries(fields.split(' ').map((field) => [`${type}.${field}`, difference]));
}

const required: Difference = { required: true };
const added: Difference = { added: true };
const swipe: Difference = {
  note: 'the other way round: swiping right shows the next image, and `true` makes it the previous one.',
};
const neverRead: Difference = { note: 'accepted by the type and read by nothing.' };
const modalText: Difference = {
  required: true,
  note: 'always the default, whatever is set.',
};
const unusedText: Difference = { required: true, note: 'not used.' };
const trustedUrl: Difference = { note: '`string | SafeResourceUrl`.' };

const originalTexts =
  'plainGalleryContentAriaLabel plainGalleryContentTitle loadingSpinnerAriaLabel loadingSpinnerTitle ' +
  'mainContainerAriaLabel mainContainerTitle mainPrevImageAriaLabel mainPrevImageTitle ' +
  'mainNextImageAriaLabel mainNextImageTitle dotsContainerAriaLabel dotsContainerTitle dotAriaLabel ' +
  'previewsContainerAriaLabel previewsContainerTitle previewScrollPrevAriaLabel previewScrollPrevTitle ' +
  'previewScrollNextAriaLabel previewScrollNextTitle carouselContainerAriaLabel carouselContainerTitle ' +
  'carouselPrevImageAriaLabel carouselPrevImageTitle carouselNextImageAriaLabel carouselNextImageTitle ' +
  'carouselPreviewsContainerAriaLabel carouselPreviewsContainerTitle ' +
  'carouselPreviewScrollPrevAriaLabel carouselPreviewScrollPrevTitle ' +
  'carouselPreviewScrollNextAriaLabel carouselPreviewScrollNextTitle';

/** By type and field. */
export const fieldDifferences: Differences = {
  'ModalLibConfig.slideConfig': { note: '`playConfig.autoPlay` is `false`.' },
  'ModalLibConfig.previewConfig': {
    note: '`number` is 3 there; `width`, `maxHeight` and `breakpoints` do not exist there.',
  },
  'ModalLibConfig.keyboardConfig': {
    note: '`undefined`, and each missing key acts as the one shown.',
  },
  'ModalLibConfig.enableCloseOutside': {
    note: 'with `false`, a click outside is still reported by `close$`.',
  },
  'ModalLibConfig.closeOnBack': {
    added: true,
    note: 'behaves like `close`: Back closes the gallery and leaves the page.',
  },

  'SlideConfig.playConfig': { note: '`autoPlay` is `false`.' },
  'PlayConfig.autoPlay': {
    required: true,
    note: '`true` in the carousel, `false` in the modal gallery.',
  },
  'PlayConfig.interval': {
    required: true,
    note: 'the modal gallery ignores 0 and less without an error.',
  },
  ...each('PlayConfig', 'pauseOnHover', required),
  ...each('SidePreviewsConfig', 'show size', required),
  ...each('Size', 'width height', required),

  ...each('CurrentImageConfig', 'invertSwipe', swipe),
  ...each('CarouselImageConfig', 'invertSwipe', swipe),
  ...each('LoadingConfig', 'enable type', required),
  ...each('Description', 'strategy', required),

  ...each('PreviewConfig', 'visible', required),
  'PreviewConfig.number': { note: 'the default is 3.' },
  ...each('PreviewConfig', 'width maxHeight breakpoints', added),
  ...each('CarouselPreviewConfig', 'visible', required),
  'CarouselPreviewConfig.width': {
    note: 'always 100 % divided by `number`, whatever is set.',
  },
  'CarouselPreviewConfig.maxHeight': { note: 'no visible effect.' },
  'CarouselPreviewConfig.breakpoints': { note: 'no visible effect.' },
  ...each('BreakpointsConfig', 'xSmall small medium large xLarge', required),

  ...each('DotsConfig', 'visible', required),
  ...each('ButtonsConfig', 'visible strategy', required),
  ...each('ButtonConfig', 'icon', added),
  'ButtonEvent.image': { note: '`Image | null`.' },

  ...each('KeyboardConfig', 'right left', { note: 'no default value; the same key acts.' }),
  'KeyboardConfig.esc': {
    note: 'no default value, and a key set here takes the place of Escape.',
  },
  ...each('KeyboardServiceConfig', 'shortcuts', required),

  ...each('PlainGalleryConfig', 'strategy layout', required),
  ...each('AdvancedConfig', 'aTags additionalBackground', required),
  'BreakConfig.wrap': { note: 'ignored for a row.' },

  ...each(
    'CarouselConfig',
    'maxWidth maxHeight showArrows objectFit keyboardEnable modalGalleryEnable',
    required,
  ),
  ...each('CarouselLibConfig', 'previewConfig dotsConfig slideConfig', neverRead),
  ...each('CarouselLibConfig', 'keyboardConfig currentImageConfig', added),

  ...each('AccessibilityConfig', originalTexts, required),
  ...each(
    'AccessibilityConfig',
    'modalGalleryContentAriaLabel modalGalleryContentTitle',
    modalText,
  ),
  ...each('AccessibilityConfig', 'backgroundAriaLabel backgroundTitle', unusedText),
  ...each(
    'AccessibilityConfig',
    'playAriaLabel pauseAriaLabel reducedMotionAriaLabel slideAriaLabel imageErrorText imageRetryText',
    added,
  ),

  ...each('Image', 'loading fetchpriority', added),
  ...each('GalleryImage', 'loading fetchpriority', added),
  ...Object.fromEntries(
    ['ImageData', 'ModalImage', 'PlainImage'].flatMap((type) => [
      ...Object.entries(each(type, 'width height sources', added)),
      ...Object.entries(each(type, 'img fallbackImg', trustedUrl)),
    ]),
  ),
  'PlainImage.size': { note: 'without effect since 8.0.0.' },
  ...each('PlainImage', 'extUrl downloadFileName', added),

  'ModalGalleryConfig.images': { note: '`Image[]`.' },
  'ModalGalleryConfig.previewsTemplate': {
    note: '`TemplateRef<HTMLElement>`, since 9.1.0, with the same two context names.',
  },
  'ModalGalleryService.open': {
    note: 'returns `ModalGalleryRef | undefined`; some mistakes come to light only while it draws.',
  },
  'ModalGalleryService.close': {
    note: 'both arguments are needed, the id is ignored, and the gallery that was opened last is closed.',
  },
  'ModalGalleryService.updateModalImages': {
    note: 'no second argument; there is also an observable `updateImages$`.',
  },
  ...each('ModalGalleryRef', 'isOpen navigateTo updateImages', added),
  'ModalGalleryRef.closeModal': { note: 'closes without reporting `close$`.' },

  ...each('CarouselHandle', 'currentIndex goTo', added),
  'CarouselProps.children': { note: 'content between the tags of `ks-carousel`.' },
  'CarouselProps.onClickImage': { note: 'output `clickImage`.' },
  'CarouselProps.onChangeImage': { note: 'output `changeImage`.' },
  'CarouselProps.onFirstImage': { note: 'output `firstImage`.' },
  'CarouselProps.onLastImage': { note: 'output `lastImage`.' },
  'PlainGalleryProps.onClickImage': { note: 'output `clickImage`.' },
  ...each('PlainGalleryProps', 'className style', added),
};

/** By type. */
export const typeDifferences: Differences = {
  ...Object.fromEntries(
    [
      'ButtonConfig',
      'SlideConfig',
      'SidePreviewsConfig',
      'DescriptionStyle',
      'AdvancedConfig',
      'KeyboardServiceConfig',
      'ImageData',
      'LibConfig',
    ].map((type) => [
      type,
      { note: 'The Angular package uses this type and does not export its name.' },
    ]),
  ),
  ...Object.fromEntries(
    ['GalleryImage', 'GalleryError', 'GalleryErrorCode', 'ImageSource', 'ModalGalleryProps'].map(
      (type) => [type, added],
    ),
  ),
  GalleryStream: { added: true, note: 'The Angular package has Observable of RxJS in its place.' },
  PreviewTemplateContext: {
    added: true,
    note: 'In the Angular package these are the two variables of the template.',
  },
  CarouselHandle: { note: 'In the Angular package these are methods of CarouselComponent.' },
  PlainGalleryProps: { note: 'Inputs and outputs of ks-plain-gallery in the Angular package.' },
  CarouselProps: { note: 'Inputs and outputs of ks-carousel in the Angular package.' },
};
