// One module per component, so that a page with a plain gallery does not load the labels of the carousel.
export { KS_DEFAULT_ACCESSIBILITY_CONFIG } from './accessibility';
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
} from './buttons';
export { CAROUSEL_DEFAULTS } from './carousel';
export { MODAL_DEFAULTS } from './modal';
export { photoViewer } from './photo-viewer';
export { PLAIN_DEFAULTS } from './plain';
