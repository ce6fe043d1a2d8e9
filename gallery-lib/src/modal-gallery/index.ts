export { modalGalleryService } from './service';
export { useModalGallery, ModalGalleryProvider } from './provider';
export { ModalGallery, type ModalGalleryProps } from './declarative';
