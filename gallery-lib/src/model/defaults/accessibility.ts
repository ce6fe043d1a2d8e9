import type { AccessibilityConfig } from '../accessibility';
import {
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
} from './buttons';
import { CAROUSEL_LABELS } from './carousel-labels';
import { freeze } from './freeze';
import { named } from './named';
import { DIALOG_LABELS } from './loading-labels';
import { PLAIN_LABELS } from './plain-labels';

/** Accessible names and tooltips in English. */
export const KS_DEFAULT_ACCESSIBILITY_CONFIG = freeze({
  ...PLAIN_LABELS,
  ...CAROUSEL_LABELS,
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
  linkCopiedText: 'Link copied',
  linkFieldAriaLabel: 'Link to this image',
  detailLinkAriaLabel: 'Copy link to this detail',
  ...named('zoomIn', KS_DEFAULT_BTN_ZOOM_IN.title),
  ...named('zoomOut', KS_DEFAULT_BTN_ZOOM_OUT.title),
  zoomLevelText: 'Zoom {percent}%',
  keyListAriaLabel: 'Keyboard shortcuts',
  keyListCloseAriaLabel: 'Close the list of keyboard shortcuts',
  keyListText: 'Show this list',
  keyCloseText: 'Close the gallery',
  keyFirstText: 'First image',
  keyLastText: 'Last image',
  keyDownloadText: 'Download the image',
  keyFitText: 'Show the whole image',
  keyPanText: 'Move the enlarged image',
  keyTabText: 'Next or previous control',
  keyNamesText: '',
} satisfies Required<AccessibilityConfig>);
