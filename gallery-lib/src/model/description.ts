import type { DescriptionStrategy } from './enums';

/** The caption of the current image; its pieces are joined without added spaces. */
export interface Description {
  /** When the caption is shown. */
  strategy?: DescriptionStrategy;
  /** First piece, before the position. */
  imageText?: string;
  /** Piece between the position and the total. */
  numberSeparator?: string;
  /** Piece between the total and the image's own description. */
  beforeTextDescription?: string;
  /** Text that takes the place of the whole caption on every image; needs strategy `ALWAYS_VISIBLE`, and simple markup is kept. */
  customFullDescription?: string;
  /** Look of the caption. */
  style?: DescriptionStyle;
}

/** CSS values of the caption. */
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
