import type { AccessibilityConfig } from './accessibility';
import type { ButtonConfig } from './buttons';
import type { BreakpointsConfig } from './previews';
import {
  ButtonsStrategy,
  ButtonType,
  DescriptionStrategy,
  LoadingType,
  PlainGalleryStrategy,
} from './enums';
import type { CarouselLibConfig, ModalLibConfig, PlainLibConfig } from './lib-config';
import { GridLayout, LineLayout } from './plain-gallery';
import type { Size } from './size';

function freeze<T extends object>(value: T): Readonly<T> {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) freeze(inner);
  }
  return Object.freeze(value);
}

/** How many previews the modal gallery and the carousel show at once. */
export const DEFAULT_PREVIEW_NUMBER = 4;

/** Size of the built-in upper buttons. */
export const KS_DEFAULT_SIZE = freeze({ height: 'auto', width: '30px' } satisfies Size);

function button(type: ButtonType, className: string, label: string) {
  return freeze({
    className,
    size: KS_DEFAULT_SIZE,
    type,
    title: label,
    ariaLabel: label,
  } satisfies ButtonConfig);
}

/** The built-in close button. */
export const KS_DEFAULT_BTN_CLOSE = button(
  ButtonType.CLOSE,
  'close-image',
  'Close this modal image gallery',
);
/** The built-in download button. */
export const KS_DEFAULT_BTN_DOWNLOAD = button(
  ButtonType.DOWNLOAD,
  'download-image',
  'Download the current image',
);
/** The built-in external-address button. */
export const KS_DEFAULT_BTN_EXTURL = button(
  ButtonType.EXTURL,
  'ext-url-image',
  'Navigate the current image',
);
/** The built-in delete button. */
export const KS_DEFAULT_BTN_DELETE = button(
  ButtonType.DELETE,
  'delete-image',
  'Delete the current image',
);
/** The built-in full-screen button. */
export const KS_DEFAULT_BTN_FULL_SCREEN = button(
  ButtonType.FULLSCREEN,
  'fullscreen-image',
  'Switch to full-screen',
);

/** Names and tooltips in English. */
export const KS_DEFAULT_ACCESSIBILITY_CONFIG = freeze({
  backgroundAriaLabel: 'Modal gallery full screen background',
  backgroundTitle: '',
  plainGalleryContentAriaLabel: 'Plain gallery content',
  plainGalleryContentTitle: '',
  modalGalleryContentAriaLabel: 'Modal gallery content',
  modalGalleryContentTitle: '',
  loadingSpinnerAriaLabel: 'The current image is loading. Please be patient.',
  loadingSpinnerTitle: 'The current image is loading. Please be patient.',
  mainContainerAriaLabel: 'Current image and navigation',
  mainContainerTitle: '',
  mainPrevImageAriaLabel: 'Previous image',
  mainPrevImageTitle: 'Previous image',
  mainNextImageAriaLabel: 'Next image',
  mainNextImageTitle: 'Next image',
  dotsContainerAriaLabel: 'Image navigation dots',
  dotsContainerTitle: '',
  dotAriaLabel: 'Navigate to image number',
  previewsContainerAriaLabel: 'Image previews',
  previewsContainerTitle: '',
  previewScrollPrevAriaLabel: 'Scroll previous previews',
  previewScrollPrevTitle: 'Scroll previous previews',
  previewScrollNextAriaLabel: 'Scroll next previews',
  previewScrollNextTitle: 'Scroll next previews',
  carouselContainerAriaLabel: 'Current image and navigation',
  carouselContainerTitle: '',
  carouselPrevImageAriaLabel: 'Previous image',
  carouselPrevImageTitle: 'Previous image',
  carouselNextImageAriaLabel: 'Next image',
  carouselNextImageTitle: 'Next image',
  carouselPreviewsContainerAriaLabel: 'Image previews',
  carouselPreviewsContainerTitle: '',
  carouselPreviewScrollPrevAriaLabel: 'Scroll previous previews',
  carouselPreviewScrollPrevTitle: 'Scroll previous previews',
  carouselPreviewScrollNextAriaLabel: 'Scroll next previews',
  carouselPreviewScrollNextTitle: 'Scroll next previews',
  playAriaLabel: 'Start automatic slide show',
  pauseAriaLabel: 'Stop automatic slide show',
  reducedMotionAriaLabel: 'Automatic slide show is off because reduced motion is preferred',
  slideAriaLabel: '{position} of {total}',
  imageErrorText: 'This image could not be loaded.',
  imageRetryText: 'Try again',
} satisfies Required<AccessibilityConfig>);

const BREAKPOINTS = freeze({
  xSmall: 100,
  small: 100,
  medium: 150,
  large: 200,
  xLarge: 200,
} satisfies Required<BreakpointsConfig>);

const PLAY = freeze({ autoPlay: true, interval: 5000, pauseOnHover: true });

const KEYS = freeze({ esc: 'Escape', right: 'ArrowRight', left: 'ArrowLeft' });

function description(strategy: DescriptionStrategy) {
  return {
    strategy,
    imageText: 'Image ',
    numberSeparator: '/',
    beforeTextDescription: ' - ',
    customFullDescription: undefined as string | undefined,
    style: {
      bgColor: 'rgba(0, 0, 0, .5)',
      textColor: 'white',
      marginTop: '0px',
      marginBottom: '0px',
      marginLeft: '0px',
      marginRight: '0px',
    },
  };
}

/** What a modal gallery does when nothing is configured. */
export const MODAL_DEFAULTS = freeze({
  slideConfig: {
    infinite: false as boolean,
    playConfig: PLAY,
    sidePreviews: { show: true as boolean, size: { width: '100px', height: 'auto' } },
  },
  accessibilityConfig: KS_DEFAULT_ACCESSIBILITY_CONFIG,
  previewConfig: {
    visible: true as boolean,
    number: DEFAULT_PREVIEW_NUMBER as number,
    arrows: true as boolean,
    clickable: true as boolean,
    mobileVisible: false as boolean,
    size: { width: 'auto', height: '50px' },
    width: '25%',
    maxHeight: '200px',
    breakpoints: BREAKPOINTS,
  },
  buttonsConfig: {
    visible: true as boolean,
    strategy: ButtonsStrategy.DEFAULT as ButtonsStrategy,
    buttons: undefined as readonly ButtonConfig[] | undefined,
  },
  dotsConfig: { visible: true as boolean },
  currentImageConfig: {
    navigateOnClick: true as boolean,
    downloadable: false as boolean,
    loadingConfig: { enable: true as boolean, type: LoadingType.STANDARD as LoadingType },
    description: description(DescriptionStrategy.ALWAYS_VISIBLE),
    invertSwipe: false as boolean,
  },
  keyboardConfig: KEYS,
  enableCloseOutside: true as boolean,
  keyboardServiceConfig: {
    shortcuts: ['ctrl+s', 'meta+s'] as string | readonly string[],
    disableSsrWorkaround: false as boolean,
  },
  closeOnBack: 'push' as 'push' | 'close',
} satisfies ModalLibConfig);

/** What a plain gallery does when nothing is configured. */
export const PLAIN_DEFAULTS = freeze({
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.ROW as PlainGalleryStrategy,
    layout: new LineLayout(
      { height: '50px', width: 'auto' },
      { length: -1, wrap: false },
      'flex-start',
    ) as LineLayout | GridLayout,
    advanced: { aTags: false as boolean, additionalBackground: '50% 50%/cover' },
  },
  accessibilityConfig: KS_DEFAULT_ACCESSIBILITY_CONFIG,
} satisfies PlainLibConfig);

/** What a carousel does when nothing is configured. */
export const CAROUSEL_DEFAULTS = freeze({
  carouselConfig: {
    maxWidth: '100%',
    maxHeight: '400px',
    showArrows: true as boolean,
    objectFit: 'cover',
    keyboardEnable: true as boolean,
    modalGalleryEnable: false as boolean,
  },
  carouselImageConfig: {
    description: description(DescriptionStrategy.ALWAYS_HIDDEN),
    invertSwipe: false as boolean,
  },
  carouselPreviewsConfig: {
    visible: true as boolean,
    number: DEFAULT_PREVIEW_NUMBER as number,
    arrows: true as boolean,
    clickable: true as boolean,
    width: '25%',
    maxHeight: '200px',
    breakpoints: BREAKPOINTS,
  },
  carouselPlayConfig: PLAY,
  carouselDotsConfig: { visible: true as boolean },
  carouselSlideInfinite: true as boolean,
  accessibilityConfig: KS_DEFAULT_ACCESSIBILITY_CONFIG,
  keyboardConfig: KEYS,
} satisfies CarouselLibConfig);
