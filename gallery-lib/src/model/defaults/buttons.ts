import type { ButtonConfig } from '../options/buttons';
import { ButtonType } from '../enums';
import type { Size } from '../options/size';
import { freeze } from './freeze';
import { DIALOG_LABELS } from './labels/loading-labels';

/** Icon size of the built-in toolbar buttons. */
export const KS_DEFAULT_SIZE = freeze({
  height: 'auto',
  width: '30px',
} satisfies Size);

// @__NO_SIDE_EFFECTS__
function button(type: ButtonType, className: string, label: string) {
  return freeze({
    className,
    size: KS_DEFAULT_SIZE,
    type,
    title: label,
    ariaLabel: label,
  } satisfies ButtonConfig);
}

/** The built-in close button. */
export const KS_DEFAULT_BTN_CLOSE = button(
  ButtonType.CLOSE,
  'close-image',
  DIALOG_LABELS.closeAriaLabel,
);
/** The built-in download button. */
export const KS_DEFAULT_BTN_DOWNLOAD = button(
  ButtonType.DOWNLOAD,
  'download-image',
  'Download the current image',
);
/** The built-in external URL button. */
export const KS_DEFAULT_BTN_EXTURL = button(
  ButtonType.EXTURL,
  'ext-url-image',
  'Navigate the current image',
);
/** The built-in delete button. */
export const KS_DEFAULT_BTN_DELETE = button(
  ButtonType.DELETE,
  'delete-image',
  'Delete the current image',
);
/** The built-in full-screen button. */
export const KS_DEFAULT_BTN_FULL_SCREEN = button(
  ButtonType.FULLSCREEN,
  'fullscreen-image',
  'Switch to full-screen',
);
/** The built-in share button, for your own list; no strategy contains it. */
export const KS_DEFAULT_BTN_SHARE = button(
  ButtonType.SHARE,
  'share-image',
  'Share the current image',
);
/** The built-in zoom in button, for your own list; with `zoomConfig.buttons` every other strategy begins with it. */
export const KS_DEFAULT_BTN_ZOOM_IN = button(ButtonType.ZOOM_IN, 'zoom-in-image', 'Zoom in');
/** The built-in zoom out button, for your own list; with `zoomConfig.buttons` it follows the zoom in button. */
export const KS_DEFAULT_BTN_ZOOM_OUT = button(ButtonType.ZOOM_OUT, 'zoom-out-image', 'Zoom out');
