/** A width and a height, each any CSS length. */
export interface Size {
  /** CSS width, for example `100px`, `20%` or `auto`. */
  width?: string;
  /** CSS height, for example `100px` or `auto`. */
  height?: string;
}
