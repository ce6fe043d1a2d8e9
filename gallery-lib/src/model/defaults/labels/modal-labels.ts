import {
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
} from '../buttons';
import { freeze } from '../freeze';
import { DIALOG_LABELS } from './loading-labels';
import { named } from '../named';
import { SLIDE_LABELS } from './slide-labels';

/** Accessible names and tooltips of a modal gallery without its list of keys and sharing. */
export const MODAL_LABELS = freeze({
  ...SLIDE_LABELS,
  ...DIALOG_LABELS,
  ...named('mainContainer', 'Current image and navigation', ''),
  ...named('mainPrevImage', 'Previous image'),
  ...named('mainNextImage', 'Next image'),
  ...named('previewsContainer', 'Image previews', ''),
  ...named('previewScrollPrev', 'Scroll previous previews'),
  ...named('previewScrollNext', 'Scroll next previews'),
  closeTitle: DIALOG_LABELS.closeAriaLabel,
  ...named('download', KS_DEFAULT_BTN_DOWNLOAD.title),
  ...named('extUrl', KS_DEFAULT_BTN_EXTURL.title),
  ...named('delete', KS_DEFAULT_BTN_DELETE.title),
  ...named('fullScreen', KS_DEFAULT_BTN_FULL_SCREEN.title),
  ...named('share', KS_DEFAULT_BTN_SHARE.title),
  customAriaLabel: 'Custom button',
  detailLinkAriaLabel: 'Copy link to this detail',
  ...named('zoomIn', KS_DEFAULT_BTN_ZOOM_IN.title),
  ...named('zoomOut', KS_DEFAULT_BTN_ZOOM_OUT.title),
  zoomLevelText: 'Zoom {percent}%',
});
