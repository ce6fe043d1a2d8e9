/** The default object of each type of the library. */
import {
  CAROUSEL_DEFAULTS,
  KS_DEFAULT_ACCESSIBILITY_CONFIG,
  MODAL_DEFAULTS,
  PLAIN_DEFAULTS,
  type AccessibilityConfig,
  type CarouselLibConfig,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import type { TypeName } from './doc-urls';

export interface LibraryDefaults {
  readonly modal: ModalLibConfig;
  readonly plain: PlainLibConfig;
  readonly carousel: CarouselLibConfig;
  readonly accessibility: AccessibilityConfig;
}

/** The default objects that the library exports and uses. */
export const libraryDefaults: LibraryDefaults = {
  modal: MODAL_DEFAULTS,
  plain: PLAIN_DEFAULTS,
  carousel: CAROUSEL_DEFAULTS,
  accessibility: KS_DEFAULT_ACCESSIBILITY_CONFIG,
};

/** One default object; `component` is set if the components have different ones. */
export interface DefaultSource {
  readonly component?: string;
  readonly value: object | undefined;
}

const inModal = 'modal gallery';
const inCarousel = 'carousel';

/** The default objects of a type; empty for types without defaults, such as images and events. */
export function defaultSources(
  type: TypeName,
  defaults: LibraryDefaults,
): readonly DefaultSource[] {
  const { modal, plain, carousel, accessibility } = defaults;
  const alone = (value: object | undefined) => [{ value }];
  const both = (modalValue: object | undefined, carouselValue: object | undefined) => [
    { component: inModal, value: modalValue },
    { component: inCarousel, value: carouselValue },
  ];
  const image = modal.currentImageConfig;
  const carouselImage = carousel.carouselImageConfig;
  switch (type) {
    case 'ModalLibConfig':
      return alone(modal);
    case 'PlainLibConfig':
      return alone(plain);
    case 'CarouselLibConfig':
      // The carousel ignores the shortcuts; their default is the one of the modal gallery.
      return alone({ ...carousel, keyboardServiceConfig: modal.keyboardServiceConfig });
    case 'AccessibilityConfig':
      return alone(accessibility);
    case 'ZoomConfig':
      return alone(modal.zoomConfig);
    case 'DismissConfig':
      return alone(modal.dismissConfig);
    case 'OpeningConfig':
      return alone(modal.openingConfig);
    case 'SlideConfig':
      return alone(modal.slideConfig);
    case 'SidePreviewsConfig':
      return alone(modal.slideConfig?.sidePreviews);
    case 'PlayConfig':
      return both(modal.slideConfig?.playConfig, carousel.carouselPlayConfig);
    case 'PreviewConfig':
      return alone(modal.previewConfig);
    case 'CarouselPreviewConfig':
      return alone(carousel.carouselPreviewsConfig);
    case 'BreakpointsConfig':
      return both(modal.previewConfig?.breakpoints, carousel.carouselPreviewsConfig?.breakpoints);
    case 'DotsConfig':
      return both(modal.dotsConfig, carousel.carouselDotsConfig);
    case 'CurrentImageConfig':
      return alone(image);
    case 'LoadingConfig':
      return alone(image?.loadingConfig);
    case 'Description':
      return both(image?.description, carouselImage?.description);
    case 'DescriptionStyle':
      return both(image?.description?.style, carouselImage?.description?.style);
    case 'KeyboardConfig':
      return both(modal.keyboardConfig, carousel.keyboardConfig);
    case 'KeyboardServiceConfig':
      return alone(modal.keyboardServiceConfig);
    case 'ButtonsConfig':
      return alone(modal.buttonsConfig);
    case 'CarouselConfig':
      return alone(carousel.carouselConfig);
    case 'CarouselImageConfig':
      return alone(carouselImage);
    case 'PlainGalleryConfig':
      return alone(plain.plainGalleryConfig);
    case 'AdvancedConfig':
      return alone(plain.plainGalleryConfig?.advanced);
    case 'LineLayout':
      return alone(plain.plainGalleryConfig?.layout);
    case 'BreakConfig':
      return alone(plain.plainGalleryConfig?.layout?.breakConfig);
    default:
      return [];
  }
}
