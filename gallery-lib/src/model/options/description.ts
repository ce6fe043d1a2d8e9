import type { DescriptionStrategy, DescriptionStrategyName } from '../enums';

/** The caption of the active image; its parts are joined without spaces. */
export interface Description {
  /**
   * Decides when the caption is shown.
   * @defaultValue `DescriptionStrategy.ALWAYS_VISIBLE` (modal gallery), `DescriptionStrategy.ALWAYS_HIDDEN` (carousel)
   * @alias hide caption, hide captions, hide description, no caption
   */
  strategy?: DescriptionStrategy | DescriptionStrategyName;
  /**
   * Text before the position.
   * @defaultValue `'Image '`
   * @alias language
   */
  imageText?: string;
  /**
   * Text between the position and the total.
   * @defaultValue `'/'`
   * @alias counter, image counter
   */
  numberSeparator?: string;
  /** Text between the total and the description of the image. @defaultValue `' - '` */
  beforeTextDescription?: string;
  /**
   * Replaces the caption of every image; needs strategy `ALWAYS_VISIBLE`. Simple markup is allowed.
   * @defaultValue none
   */
  customFullDescription?: string;
  /** Styles of the caption. */
  style?: DescriptionStyle;
}

/** CSS properties of the caption. */
export interface DescriptionStyle {
  /** CSS background; the default stands for a gradient of the stylesheet. @defaultValue `'rgba(0, 0, 0, .5)'` */
  bgColor?: string;
  /** CSS colour. @defaultValue `'white'` */
  textColor?: string;
  /** CSS margin-top. @defaultValue `'0px'` */
  marginTop?: string;
  /** CSS margin-bottom. @defaultValue `'0px'` */
  marginBottom?: string;
  /** CSS margin-left. @defaultValue `'0px'` */
  marginLeft?: string;
  /** CSS margin-right. @defaultValue `'0px'` */
  marginRight?: string;
  /**
   * CSS position.
   * @defaultValue none
   * @alias caption below, caption below image, caption under image
   */
  position?: string;
  /**
   * CSS top.
   * @defaultValue none
   * @alias caption above, caption above image
   */
  top?: string;
  /** CSS bottom. @defaultValue none */
  bottom?: string;
  /** CSS left. @defaultValue none */
  left?: string;
  /** CSS right. @defaultValue none */
  right?: string;
  /** CSS width. @defaultValue none */
  width?: string;
  /** CSS height. @defaultValue none */
  height?: string;
}
