/** Names of the Angular library that an application of components alone does not load. */
export { ModalGalleryProvider, modalGalleryService, useModalGallery } from '../modal-gallery';
export {
  GridLayout,
  Image,
  ImageEvent,
  ImageModalEvent,
  KS_DEFAULT_ACCESSIBILITY_CONFIG,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_SIZE,
  LineLayout,
  type ModalGalleryConfig,
  type ModalGalleryRef,
  type ModalGalleryService,
} from '../model';
