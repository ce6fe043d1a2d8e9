import type { ReactNode } from 'react';
import type { ButtonsStrategy, ButtonType } from './enums';
import type { Size } from './size';

/** The row of buttons at the top of the modal gallery. */
export interface ButtonsConfig {
  /** Whether the row has buttons at all. */
  visible?: boolean;
  /** Which buttons there are. */
  strategy?: ButtonsStrategy;
  /** The buttons of strategy `CUSTOM`, in order; other strategies ignore them. */
  buttons?: readonly ButtonConfig[];
}

/** One upper button. */
export interface ButtonConfig {
  /** What a press does; an unknown type raises `UNKNOWN_BUTTON_TYPE` when the gallery opens. */
  type: ButtonType;
  /** Classes of the icon: a built-in name such as `close-image`, or those of an icon font such as `fas fa-plus`. */
  className?: string;
  /** Icon given as a node; it takes the place of the class names. */
  icon?: ReactNode;
  /** Size of the icon. */
  size?: Size;
  /** CSS font-size of an icon font. */
  fontSize?: string;
  /** Tooltip of the icon. */
  title?: string;
  /** Accessible name of the button; without it the title or a name that fits the type is used. */
  ariaLabel?: string;
  /** For `EXTURL`: opens a new tab, without access to its opener, in place of the same tab. */
  extUrlInNewTab?: boolean;
}
