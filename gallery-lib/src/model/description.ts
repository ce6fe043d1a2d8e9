import type { DescriptionStrategy, DescriptionStrategyName } from './enums';

/** The caption of the active image; its parts are joined without spaces. */
export interface Description {
  /** Decides when the caption is shown. */
  strategy?: DescriptionStrategy | DescriptionStrategyName;
  /** Text before the position. */
  imageText?: string;
  /** Text between the position and the total. */
  numberSeparator?: string;
  /** Text between the total and the description of the image. */
  beforeTextDescription?: string;
  /** Replaces the caption of every image; needs strategy `ALWAYS_VISIBLE`. Simple markup is allowed. */
  customFullDescription?: string;
  /** Styles of the caption. */
  style?: DescriptionStyle;
}

/** CSS properties of the caption. */
export interface DescriptionStyle {
  /** CSS background. */
  bgColor?: string;
  /** CSS color. */
  textColor?: string;
  /** CSS margin-top. */
  marginTop?: string;
  /** CSS margin-bottom. */
  marginBottom?: string;
  /** CSS margin-left. */
  marginLeft?: string;
  /** CSS margin-right. */
  marginRight?: string;
  /** CSS position. */
  position?: string;
  /** CSS top. */
  top?: string;
  /** CSS bottom. */
  bottom?: string;
  /** CSS left. */
  left?: string;
  /** CSS right. */
  right?: string;
  /** CSS width. */
  width?: string;
  /** CSS height. */
  height?: string;
}
