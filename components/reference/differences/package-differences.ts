/**
 * Differences of the types and options between the Angular package, version 10.0.1, and the React edition.
 * `tests/scripts/package-differences.test.mjs` compares `required`, `added` and `addedMembers` with the types of the package.
 */

export interface Difference {
  /** Optional in the React edition, required by the Angular type. */
  readonly required?: true;
  /** Exists in the React edition only. */
  readonly added?: true;
  /** Declared by the Angular type, and never read. */
  readonly ignored?: true;
  /** Name of the output that the Angular package has instead. */
  readonly output?: string;
  /** What the Angular package does instead, in one line. */
  readonly note?: string;
}

export interface TypeDifference extends Difference {
  /** Members of an enum that exist in the React edition only. */
  readonly addedMembers?: readonly string[];
}

type Differences = Readonly<Record<string, Difference>>;

function each(type: string, fields: string, difference: Difference): Differences {
  return Object.fromEntries(fields.split(' ').map((field) => [`${type}.${field}`, difference]));
}

/** An event that is an output; `rest` ends the note. */
function output(name: string, rest = '.'): Difference {
  return { output: name, note: `output \`${name}\`${rest}` };
}

const required: Difference = { required: true };
const added: Difference = { added: true };
const swipe: Difference = {
  note: 'the opposite: swiping right shows the next image, and with `true` the previous one.',
};
const neverRead: Difference = { ignored: true, note: 'ignored.' };
const modalText: Difference = {
  required: true,
  note: 'ignored; the default is always used.',
};
const unusedText: Difference = { required: true, ...neverRead };
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
  'ModalLibConfig.slideConfig': { note: 'the default of `playConfig.autoPlay` is `false`.' },
  'ModalLibConfig.previewConfig': {
    note: 'the default of `number` is 3; `width`, `maxHeight` and `breakpoints` do not exist.',
  },
  'ModalLibConfig.keyboardConfig': {
    note: 'the default is `undefined`; the same keys work.',
  },
  'ModalLibConfig.enableCloseOutside': {
    note: 'with `false`, a click outside still emits `close$`.',
  },
  'ModalLibConfig.closeOnBack': {
    added: true,
    note: 'always as with `close`: Back closes the gallery and leaves the page.',
  },

  'SlideConfig.playConfig': { note: 'the default of `autoPlay` is `false`.' },
  'PlayConfig.autoPlay': {
    required: true,
    note: 'the default is `true` in the carousel and `false` in the modal gallery; also plays with reduced motion.',
  },
  'PlayConfig.interval': {
    required: true,
    note: 'the modal gallery ignores 0 and negative values.',
  },
  ...each('PlayConfig', 'pauseOnHover', required),
  ...each('SidePreviewsConfig', 'show size', required),
  ...each('Size', 'width height', required),

  ...each('CurrentImageConfig', 'invertSwipe', swipe),
  ...each('CurrentImageConfig', 'captionPlacement', added),
  'CurrentImageConfig.downloadable': {
    note: 'until 16.0.0 data URLs of any type are saved, also SVG with scripts.',
  },
  ...each('CarouselImageConfig', 'invertSwipe', swipe),
  ...each('CarouselImageConfig', 'loadingConfig', added),
  ...each('LoadingConfig', 'enable type', required),
  ...each('Description', 'strategy', required),

  ...each('PreviewConfig', 'visible', required),
  'PreviewConfig.number': { note: 'the default is 3.' },
  ...each('PreviewConfig', 'width maxHeight breakpoints', added),
  ...each('CarouselPreviewConfig', 'visible', required),
  'CarouselPreviewConfig.width': {
    note: 'ignored; the width is always 100 % / `number`.',
  },
  'CarouselPreviewConfig.maxHeight': { note: 'no effect.' },
  'CarouselPreviewConfig.breakpoints': { note: 'no effect.' },
  ...each('BreakpointsConfig', 'xSmall small medium large xLarge', required),

  ...each('DotsConfig', 'visible', required),
  ...each('ButtonsConfig', 'visible strategy', required),
  ...each('ButtonConfig', 'icon', added),
  'ButtonConfig.onClick': { added: true, note: 'use the stream `buttonBeforeHook$`.' },
  'ButtonConfig.className': {
    note: 'without it the button is empty. Spread a constant such as `KS_DEFAULT_BTN_CLOSE`.',
  },
  'ButtonConfig.ariaLabel': { note: 'no default.' },
  'ButtonConfig.extUrlInNewTab': { note: 'the new tab receives the referrer.' },
  'ButtonConfig.size': { note: 'the size of the link around the icon.' },
  'ButtonEvent.image': { note: '`Image | null`.' },
  ...each('ButtonEvent', 'shareMethod', added),

  ...each('KeyboardConfig', 'right left', { note: 'no default value; the same key works.' }),
  'KeyboardConfig.esc': {
    note: 'no default value; a key set here replaces Escape.',
  },
  'KeyboardServiceConfig.shortcuts': { required: true, note: '`string[] | string`.' },

  ...each('PlainGalleryConfig', 'strategy layout', required),
  ...each('PlainGalleryConfig', 'caption', added),
  ...each('PlainGalleryLayout', 'size breakConfig', added),
  ...each('AdvancedConfig', 'aTags additionalBackground', required),
  'AdvancedConfig.aTags': {
    required: true,
    note: 'the links have no URL. Until 16.0.0 a `"` in a path can add another background. Write `%22`.',
  },
  'GridLayout.size': { note: 'the width needs `px`: that of the grid is calculated from it.' },
  'GridLayout.breakConfig': {
    note: 'a length of at least 1: with 0 the page stops responding, with less nothing is shown.',
  },
  'BreakConfig.wrap': { note: 'ignored by the strategy `ROW`.' },

  ...each('CarouselConfig', 'maxWidth maxHeight showArrows objectFit keyboardEnable', required),
  'CarouselConfig.modalGalleryEnable': {
    required: true,
    note: 'a click only, not Enter or Space.',
  },
  ...each('CarouselConfig', 'slidesPerView gap align step', added),
  ...each('CarouselLibConfig', 'previewConfig dotsConfig slideConfig', neverRead),
  ...each('CarouselLibConfig', 'keyboardConfig currentImageConfig linkConfig', added),
  ...each(
    'ModalLibConfig',
    'zoomConfig dismissConfig openingConfig transitionConfig controlsConfig linkConfig',
    added,
  ),
  ...each('PlainLibConfig', 'linkConfig', added),

  ...each('AccessibilityConfig', originalTexts, required),
  ...each(
    'AccessibilityConfig',
    'modalGalleryContentAriaLabel modalGalleryContentTitle',
    modalText,
  ),
  ...each('AccessibilityConfig', 'backgroundAriaLabel backgroundTitle', unusedText),
  ...each(
    'AccessibilityConfig',
    'imageAriaLabel imageTitle carouselRoleDescription slideRoleDescription closeAriaLabel closeTitle downloadAriaLabel downloadTitle extUrlAriaLabel extUrlTitle deleteAriaLabel deleteTitle fullScreenAriaLabel fullScreenTitle shareAriaLabel shareTitle customAriaLabel fullViewCloseAriaLabel fullViewFileText playAriaLabel pauseAriaLabel reducedMotionAriaLabel slideAriaLabel carouselEmptyText linkCopiedText linkFieldAriaLabel detailLinkAriaLabel zoomInAriaLabel zoomInTitle zoomOutAriaLabel zoomOutTitle zoomLevelText keyListAriaLabel keyListCloseAriaLabel keyListText keyCloseText keyFirstText keyLastText keyDownloadText keyFitText keyPanText keyTabText keyNamesText moreImagesAriaLabel imageErrorText imageRetryText videoAriaLabel videoPlayAriaLabel videoErrorText videoZoomText infoAriaLabel captionMoreText',
    added,
  ),

  ...each('Image', 'loading fetchpriority placeholder', added),
  ...Object.fromEntries(
    ['ImageData', 'ModalImage', 'PlainImage'].flatMap((type) => [
      ...Object.entries(each(type, 'width height sources', added)),
      ...Object.entries(each(type, 'img fallbackImg', trustedUrl)),
    ]),
  ),
  ...each('ModalImage', 'zoomImg shareUrl video', added),
  'ModalImage.extUrl': {
    note: 'until 16.0.0 any scheme is opened, and `javascript:` runs in your page. Set `http:` and `https:` only.',
  },
  'PlainImage.size': { note: 'no effect since 8.0.0.' },
  ...each('PlainImage', 'extUrl downloadFileName', added),

  ...each('ImageEvent', 'image', added),
  ...each('ImageModalEvent', 'image', added),

  ...each('ModalGalleryConfig', 'config render container className style classNames', added),
  'ModalGalleryConfig.images': { note: '`Image[]`.' },
  'ModalGalleryConfig.previewsTemplate': {
    note: '`TemplateRef<HTMLElement>` with the same two context variables, since 9.1.0.',
  },
  'ModalGalleryService.open': {
    note: 'returns `ModalGalleryRef | undefined`; some errors are thrown only while the gallery renders.',
  },
  'ModalGalleryService.close': {
    note: 'requires both arguments, ignores the id and closes the gallery that was opened last.',
  },
  'ModalGalleryService.updateModalImages': {
    note: 'has no second argument; the service also has an observable `updateImages$`.',
  },
  ...each('ModalGalleryRef', 'id isOpen navigateTo updateImages', added),
  'ModalGalleryRef.closeModal': { note: 'does not emit `close$`.' },

  ...each('CarouselHandle', 'currentIndex goTo', added),
  'CarouselProps.id': required,
  'CarouselProps.images': { note: 'an empty list is an error.' },
  'CarouselProps.children': { note: 'content projected into `ks-carousel`.' },
  'CarouselProps.onClickImage': output('clickImage', ', of clicks only.'),
  'CarouselProps.onChangeImage': output(
    'changeImage',
    '; keys, dots and autoplay report `NORMAL`.',
  ),
  'CarouselProps.onFirstImage': output('firstImage'),
  'CarouselProps.onLastImage': output('lastImage'),
  'PlainGalleryProps.id': required,
  'PlainGalleryProps.onClickImage': output('clickImage'),
  ...each('PlainGalleryProps', 'onLinkMissing render className style classNames', added),
  ...each(
    'CarouselProps',
    'index defaultIndex onIndexChange onNearEnd loadingMore render className style classNames',
    added,
  ),
};

/** Paths of options of the modal gallery whose default differs in the Angular package, which has the option too. */
export const differentDefaults: readonly string[] = [
  'slideConfig.playConfig.autoPlay',
  'previewConfig.number',
];

const sameAsShow: Difference = {
  note: 'the same actions as `show`, but `NORMAL` when the gallery opens, where `show` reports `LOAD`.',
};

/** By event of the modal gallery. */
export const eventDifferences: Differences = {
  show: {
    note: 'arrow buttons report `NORMAL`; dots emit nothing; after an update the result is 0.',
  },
  firstImage: sameAsShow,
  lastImage: sameAsShow,
  close: {
    note: 'always `NORMAL`, except `CLICK` for a click outside; `closeModal()` and `close()` emit nothing.',
  },
  buttonBeforeHook: {
    note: 'Enter and Space report `CLICK`; for `esc` the image is `null`.',
  },
  buttonAfterHook: { note: 'Enter and Space report `CLICK`.' },
};

/** The difference of a field; that of an event is the one of its stream. */
export function differenceOf(type: string, field: string): Difference {
  const event = type === 'ModalGalleryRef' ? eventDifferences[field.replace('$', '')] : undefined;
  return event ?? fieldDifferences[`${type}.${field}`] ?? {};
}

const listFormat = new Intl.ListFormat('en-GB');

/** An enum, whose values are numbers in the package: the first and the last one, and members that it does not have. */
function numbers(first: number, last: number, ...added: readonly string[]): TypeDifference {
  const note = `In the Angular package the values are the numbers ${first} to ${last}, in this order`;
  if (added.length === 0) return { note: `${note}.` };
  const list = listFormat.format(added.map((name) => `\`${name}\``));
  return { addedMembers: added, note: `${note}; ${list} do not exist.` };
}

/** By type; each note is a sentence of its own. */
export const typeDifferences: Readonly<Record<string, TypeDifference>> = {
  Action: numbers(0, 5),
  ButtonsStrategy: numbers(1, 5),
  ButtonType: numbers(1, 6, 'SHARE', 'ZOOM_IN', 'ZOOM_OUT'),
  DescriptionStrategy: numbers(1, 3),
  LoadingType: numbers(1, 7),
  PlainGalleryStrategy: numbers(1, 4, 'JUSTIFIED', 'MASONRY', 'COLUMNS'),
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
    ].map((type) => [type, { note: 'The Angular package does not export this type.' }]),
  ),
  ...Object.fromEntries(
    [
      'GalleryError',
      'GalleryErrorCode',
      'ImageSource',
      'ImageVideo',
      'VideoSource',
      'VideoTrack',
      'CarouselModal',
      'ButtonPress',
      'ModalGalleryProps',
      'ModalGalleryContent',
      'ModalGalleryIndexConfig',
      'FlatImage',
      'FlatThumbnail',
      'AnyImage',
      'LineLayoutOptions',
      'GridLayoutOptions',
      'JustifiedLayoutOptions',
      'ColumnLayoutOptions',
      'ButtonTypeName',
      'ButtonsStrategyName',
      'DescriptionStrategyName',
      'LoadingTypeName',
      'PlainGalleryStrategyName',
      'ControlledIndexProps',
      'IndexChange',
      'LinkConfig',
      'ByWidth',
      'ZoomConfig',
      'DismissConfig',
      'OpeningConfig',
      'TransitionConfig',
      'ControlsConfig',
      'SlotContext',
      'ImageSlotContext',
      'SlotImageProps',
      'RenderSlot',
      'PlainGallerySlots',
      'CarouselSlots',
      'ModalGallerySlots',
      'PlainGalleryClassNames',
      'CarouselClassNames',
      'ModalGalleryClassNames',
    ].map((type) => [type, added]),
  ),
  GalleryImage: { added: true, note: 'The Angular package has the class `Image` only.' },
  GalleryStream: { added: true, note: 'The Angular package uses `Observable` of RxJS.' },
  PreviewTemplateContext: {
    added: true,
    note: 'In the Angular package these are the two context variables of the template.',
  },
  DotsConfig: { note: 'In the Angular package there is a dot for each image.' },
  PlainGalleryLayout: { note: 'In the Angular package this interface is empty.' },
  CarouselHandle: { note: 'In the Angular package these are methods of `CarouselComponent`.' },
  PlainGalleryProps: { note: 'In the Angular package: inputs and outputs of `ks-plain-gallery`.' },
  CarouselProps: { note: 'In the Angular package: inputs and outputs of `ks-carousel`.' },
};
