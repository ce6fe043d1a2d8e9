import type { ButtonConfig } from '../../model/options/buttons';
import {
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
} from '../../model/defaults/buttons';
import type { ButtonType } from '../../model/enums';

/** A button as the resolved options have it. */
export type ToolbarButton = ButtonConfig & { type: ButtonType };

type Buttons = readonly ToolbarButton[];

export const SIMPLE: Buttons = [KS_DEFAULT_BTN_DOWNLOAD, KS_DEFAULT_BTN_CLOSE];
export const ADVANCED: Buttons = [KS_DEFAULT_BTN_EXTURL, ...SIMPLE];
export const FULL: Buttons = [KS_DEFAULT_BTN_FULL_SCREEN, KS_DEFAULT_BTN_DELETE, ...ADVANCED];
export const ZOOM: Buttons = [KS_DEFAULT_BTN_ZOOM_IN, KS_DEFAULT_BTN_ZOOM_OUT];
export const BUILT_IN: Buttons = [...FULL, ...ZOOM, KS_DEFAULT_BTN_SHARE];
