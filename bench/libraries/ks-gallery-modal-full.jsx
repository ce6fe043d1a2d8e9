import {
  ButtonsStrategy,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_FULL_SCREEN,
} from 'ks-gallery-react';
import 'ks-gallery-react/buttons/styles.css';
import { createGallery } from './ks-gallery-modal.jsx';

// The defaults, with thumbnails, dots, side previews, caption, position and autoplay; also download and full screen.
export const full = {
  slideConfig: { infinite: true },
  currentImageConfig: { downloadable: true },
  buttonsConfig: {
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [KS_DEFAULT_BTN_FULL_SCREEN, KS_DEFAULT_BTN_DOWNLOAD, KS_DEFAULT_BTN_CLOSE],
  },
};

// As in the alternative, nothing moves. A step lasts until the next image is painted.
export const Gallery = createGallery({ ...full, transitionConfig: { type: 'none' } });

export { activeImage, close, next } from './ks-gallery-modal.jsx';
