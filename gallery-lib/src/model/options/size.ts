/** A width and a height as CSS lengths. */
export interface Size {
  /**
   * CSS width, for example `100px`, `20%` or `auto`.
   * @defaultValue `'100px'` (SidePreviewsConfig.size), `'auto'` (PreviewConfig.size, LineLayout.size)
   */
  width?: string;
  /**
   * CSS height, for example `100px` or `auto`.
   * @defaultValue `'auto'` (SidePreviewsConfig.size), `'50px'` (PreviewConfig.size, LineLayout.size)
   */
  height?: string;
}
