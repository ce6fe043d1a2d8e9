export type { AccessibilityConfig } from './options/accessibility';
export type { ButtonConfig, ButtonPress, ButtonsConfig } from './options/buttons';
export type {
  CarouselClassNames,
  ModalGalleryClassNames,
  PlainGalleryClassNames,
} from './class-names';
export type { ControlledIndexProps, IndexChange } from './controlled';
export type {
  CarouselConfig,
  CarouselHandle,
  CarouselImageConfig,
  CarouselModal,
} from './options/carousel';
export type { ByWidth, DotsConfig, PlayConfig } from './options/common';
export type { CurrentImageConfig, LoadingConfig } from './options/current-image';
// One module per component, so that a page with a plain gallery does not load the labels of the carousel.
export { KS_DEFAULT_ACCESSIBILITY_CONFIG } from './defaults/accessibility';
export {
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
  KS_DEFAULT_SIZE,
} from './defaults/buttons';
export { CAROUSEL_DEFAULTS } from './defaults/carousel';
export { MODAL_DEFAULTS } from './defaults/modal';
export { photoViewer } from './defaults/photo-viewer';
export { PLAIN_DEFAULTS } from './defaults/plain';
export type { Description, DescriptionStyle } from './options/description';
export {
  Action,
  ButtonsStrategy,
  ButtonType,
  DescriptionStrategy,
  LoadingType,
  PlainGalleryStrategy,
  type ButtonsStrategyName,
  type ButtonTypeName,
  type DescriptionStrategyName,
  type LoadingTypeName,
  type PlainGalleryStrategyName,
} from './enums';
export { GalleryError, type GalleryErrorCode } from './errors';
export {
  ImageEvent,
  ImageModalEvent,
  type ButtonEvent,
  type GalleryStream,
  type InteractionEvent,
} from './events';
export {
  Image,
  type AnyImage,
  type FlatImage,
  type FlatThumbnail,
  type GalleryImage,
  type ImageData,
  type ImageSource,
  type ModalImage,
  type PlainImage,
} from './image';
export type { KeyboardConfig, KeyboardServiceConfig } from './options/keyboard';
export type {
  CarouselLibConfig,
  LibConfig,
  ModalLibConfig,
  PlainLibConfig,
} from './options/lib-config';
export type { LinkConfig } from './options/link';
export type {
  ModalGalleryConfig,
  ModalGalleryContent,
  ModalGalleryIndexConfig,
  ModalGalleryRef,
  ModalGalleryService,
  PreviewTemplateContext,
} from './modal-gallery';
export {
  GridLayout,
  LineLayout,
  type AdvancedConfig,
  type BreakConfig,
  type ColumnLayoutOptions,
  type GridLayoutOptions,
  type JustifiedLayoutOptions,
  type LineLayoutOptions,
  type PlainGalleryConfig,
  type PlainGalleryLayout,
} from './options/plain-gallery';
export type { BreakpointsConfig, CarouselPreviewConfig, PreviewConfig } from './options/previews';
export type { Size } from './options/size';
export type { SidePreviewsConfig, SlideConfig } from './options/slide';
export type {
  CarouselSlots,
  ImageSlotContext,
  ModalGallerySlots,
  PlainGallerySlots,
  RenderSlot,
  SlotContext,
  SlotImageProps,
} from './slots';
export type { ImageVideo, VideoSource, VideoTrack } from './video';
export type {
  ControlsConfig,
  DismissConfig,
  OpeningConfig,
  TransitionConfig,
  ZoomConfig,
} from './options/viewer';
