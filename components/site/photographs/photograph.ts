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
  /** URL of the WebP file with every pixel of the crop; none if the others have them all. */
  readonly zoom: string | undefined;
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
 * @param withoutZoom names of those that have no file for zooming
 */
export function photographsOf(
  folder: string,
  names: readonly string[],
  sizes: readonly Size[],
  thumb: Size,
  withoutZoom: readonly string[] = [],
): readonly Photograph[] {
  const [largest] = sizes[sizes.length - 1] ?? thumb;
  return names.map((name) => {
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
    return {
      name,
      zoom: withoutZoom.includes(name) ? undefined : `${base}-zoom.webp`,
      files: { avif: inFormat('avif'), webp: inFormat('webp'), jpeg: inFormat('jpg') },
      thumb: { avif: thumbIn('avif'), webp: thumbIn('webp'), jpeg: thumbIn('jpg') },
    };
  });
}
