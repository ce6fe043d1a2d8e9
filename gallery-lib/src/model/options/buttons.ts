import type { ReactNode } from 'react';
import type { ButtonsStrategy, ButtonsStrategyName, ButtonType, ButtonTypeName } from '../enums';
import type { GalleryImage } from '../image';
import type { ModalGalleryRef } from '../modal-gallery';
import type { Size } from './size';

/** The toolbar of the modal gallery. */
export interface ButtonsConfig {
  /**
   * Shows the buttons.
   * @defaultValue `true`
   * @alias hide toolbar, hide buttons
   */
  visible?: boolean;
  /**
   * Selects the buttons.
   * @defaultValue `ButtonsStrategy.DEFAULT`
   * @alias full screen, fullscreen button, full screen button, download button
   */
  strategy?: ButtonsStrategy | ButtonsStrategyName;
  /**
   * The buttons of strategy `CUSTOM` in order; ignored by other strategies.
   * @defaultValue none
   * @alias custom button, own button, add button
   */
  buttons?: readonly ButtonConfig[];
}

/** One button of the toolbar. Without `className` and `icon`, its missing fields are those of the built-in button of its type. */
export interface ButtonConfig {
  /** Action of the button. For an unknown type, `open` throws `UNKNOWN_BUTTON_TYPE` in development. */
  type: ButtonType | ButtonTypeName;
  /**
   * Classes of the icon: a built-in name such as `close-image`, or an icon font such as `fas fa-plus`.
   * @defaultValue none
   */
  className?: string;
  /** Icon as a node, instead of `className`. @defaultValue none */
  icon?: ReactNode;
  /** Size of the icon; the button is at least 44 px wide and high. @defaultValue none */
  size?: Size;
  /** CSS font-size of an icon font. @defaultValue none */
  fontSize?: string;
  /** Tooltip of the button. @defaultValue none */
  title?: string;
  /** Accessible name. Default: `title`, else a name for the type. */
  ariaLabel?: string;
  /** For `EXTURL`: opens the URL in a new tab, without opener and referrer. Default: the same tab. */
  extUrlInNewTab?: boolean;
  /**
   * Called when the button is pressed, between its two hooks and before the action of its type; closing the gallery in it skips that action.
   * @defaultValue none
   */
  onClick?: (press: ButtonPress) => void;
}

/** The argument of `onClick` of a toolbar button. */
export interface ButtonPress {
  /** The active image that you passed. */
  image: GalleryImage;
  /** Its 0-based index. */
  index: number;
  /** Handle of the gallery. */
  gallery: ModalGalleryRef;
}
