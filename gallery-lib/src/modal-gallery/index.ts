export { modalGalleryService } from './service/service';
export { useModalGallery, ModalGalleryProvider } from './service/provider';
export { ModalGallery } from './modal-gallery';
export type { ModalGalleryProps } from './gallery/props';
