export { OpenGallery } from './open-gallery';
export { ServicePortal, startGallery } from './service-portal';
