import type { Taken } from './metadata/taken';
import type { MetadataTexts, PhotoTexts } from './texts';
import type { Size } from './widths';

export type Format = 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';

export const MIME_TYPES: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

export const EXTENSIONS: Record<Format, string> = {
  avif: 'avif',
  webp: 'webp',
  jpeg: 'jpg',
  png: 'png',
  svg: 'svg',
};

/** What the camera wrote, for the information panel. There is no place in it. */
export interface PhotoInfo {
  /** ISO 8601, with the offset that the camera wrote. */
  date?: string;
  camera?: string;
  lens?: string;
  exposure?: string;
  sensitivity?: string;
}

/** What is read from an original, before anything is derived from it. */
export interface Facts extends Size {
  /** Part of its pixels are transparent. */
  transparent?: boolean;
  /** It is a drawing, whose transparent edges suffer from compression. */
  lossless?: boolean;
  /** A vector image, which is copied. */
  vector?: boolean;
  /** It has more frames or pages, of which the first is used. */
  frames?: number;
  /** Its profile has more colours than sRGB. */
  wide?: boolean;
  /** Texts of its sources, the first before the others. */
  texts?: MetadataTexts[];
  taken?: Taken;
  info?: PhotoInfo;
  copyright?: string;
  artist?: string;
}

/** A derived file, and what it is for. */
export interface DerivedFile extends Size {
  /** Path in the output folder. */
  name: string;
  format: Format;
  use: 'full' | 'thumb' | 'zoom';
}

/** A photograph of which everything is known that a module says. */
export interface Photo {
  /** Stable when others are added, moved or renamed. */
  id: string;
  path: string;
  content: string;
  files: DerivedFile[];
  placeholder?: string;
  texts: PhotoTexts;
  info?: PhotoInfo;
}
