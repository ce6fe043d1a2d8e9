export { PlainGallery, type PlainGalleryProps } from './plain-gallery';
