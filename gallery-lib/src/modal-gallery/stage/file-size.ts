/** Size of a file in px, and its aspect ratio. */
export interface FileSize {
  readonly width: number;
  readonly ratio: number;
}

/**
 * Returns the size of the file that an image shows; nothing until it has loaded, where the browser divides it by a density
 * that widths in `srcset` decide, and for an SVG file without a size, of which it says 300 or 150 px.
 */
export function getFileSize(image: HTMLImageElement | null | undefined): FileSize | undefined {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image ?? {};
  if (!image || !width || !height || width === 300 || height === 150) return undefined;
  const sources = image.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source') ?? [];
  const hasWidths = [image, ...sources].some(({ srcset }) => /\s\d+w/.test(srcset));
  return hasWidths ? undefined : { width, ratio: width / height };
}
