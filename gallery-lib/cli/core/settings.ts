import type { Format } from './photo';
import type { Sort } from './order';

export type ModuleFormat = 'ts' | 'json' | 'angular' | 'html';
export type PlaceholderKind = 'image' | 'color' | 'none';

/** What decides about the derived files and the module. */
export interface Settings {
  widths: number[];
  /** Height of a row of thumbnails in px. */
  row: number;
  /** Best first. */
  formats: Format[];
  quality: Record<Format, number>;
  zoom: boolean;
  wide: boolean;
  keep: string[];
  placeholder: PlaceholderKind;
  sort: Sort;
  info: boolean;
  format: ModuleFormat;
}

export const DEFAULT_SETTINGS: Settings = {
  widths: [800, 1600, 2400],
  row: 180,
  formats: ['avif', 'webp', 'jpeg'],
  quality: { avif: 50, webp: 74, jpeg: 80, png: 100, svg: 100 },
  zoom: false,
  wide: false,
  keep: [],
  placeholder: 'image',
  sort: 'name',
  info: false,
  format: 'ts',
};

/** Other defaults of a format of the module. Images of the Angular package have one file, which every browser shows. */
export const FORMAT_DEFAULTS: Partial<Record<ModuleFormat, Partial<Settings>>> = {
  angular: { widths: [1600], formats: ['webp'] },
};
