export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export interface PictureFile {
  /** URL below the public root, without the base path: pass it through `asset()`. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface Photograph {
  readonly name: string;
  /** Narrowest first, the same widths in each format. */
  readonly files: Readonly<Record<PictureFormat, readonly PictureFile[]>>;
  readonly thumb: Readonly<Record<PictureFormat, PictureFile>>;
  /** WebP file with every pixel of the crop; none if the others have them all. */
  readonly zoom: PictureFile | undefined;
}

export interface PhotographCredit {
  readonly name: string;
  readonly title: string;
  /** What the photograph shows, for users who do not see it. */
  readonly alt: string;
  readonly author: string;
  readonly licence: 'CC0 1.0' | 'Public domain';
}

type Size = readonly [width: number, height: number];

/**
 * The photographs of one folder. Their URLs follow one rule, so that no page carries a hundred of them.
 * @param zoomWidths widths of the files for zooming, in the order of the names; 0 for none
 */
export function photographsOf(
  folder: string,
  names: readonly string[],
  sizes: readonly Size[],
  thumb: Size,
  zoomWidths: readonly number[],
): readonly Photograph[] {
  const [largest, largestHeight] = sizes[sizes.length - 1] ?? thumb;
  return names.map((name, index) => {
    const base = `/assets/images/${folder}/${name}`;
    const inFormat = (extension: string): PictureFile[] =>
      sizes.map(([width, height]) => ({
        src: `${base}${width === largest ? '' : `-${width}`}.${extension}`,
        width,
        height,
      }));
    const thumbIn = (extension: string): PictureFile => ({
      src: `${base}-thumb.${extension}`,
      width: thumb[0],
      height: thumb[1],
    });
    const width = zoomWidths[index];
    const height = width && Math.round((width * largestHeight) / largest);
    return {
      name,
      zoom: width && height ? { src: `${base}-zoom.webp`, width, height } : undefined,
      files: { avif: inFormat('avif'), webp: inFormat('webp'), jpeg: inFormat('jpg') },
      thumb: { avif: thumbIn('avif'), webp: thumbIn('webp'), jpeg: thumbIn('jpg') },
    };
  });
}
