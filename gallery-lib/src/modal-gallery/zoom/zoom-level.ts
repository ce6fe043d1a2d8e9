/** Zoom level of the active image at rest. */
export interface ZoomLevel {
  /** 1 is the size at which the image fits. */
  readonly level: number;
  readonly isMaximum: boolean;
}

/** Zoom level of an image that fits. */
export const NOT_ZOOMED: ZoomLevel = { level: 1, isMaximum: false };
