export { modalGalleryService } from './service';
export { useModalGallery, ModalGalleryProvider } from './provider';
export { ModalGallery } from './modal-gallery';
export type { ModalGalleryProps } from './props';
export { useGalleryLink } from './use-gallery-link';
