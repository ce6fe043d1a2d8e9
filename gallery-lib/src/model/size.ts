/** A width and a height as CSS lengths. */
export interface Size {
  /** CSS width, for example `100px`, `20%` or `auto`. */
  width?: string;
  /** CSS height, for example `100px` or `auto`. */
  height?: string;
}
