import type { CSSProperties, ReactNode } from 'react';
import type { NormalizedImage } from './images/normalized-image';
import type { PlainGalleryConfig } from '../model/options/plain-gallery';
import type { SizedData } from './url/sources';

/** The attribute `sizes` of an image, without which `auto` in that of its sources has no effect. */
export interface AutoSizes {
  autoSizes: string | undefined;
}

/** What a layout decides about a thumbnail. */
export interface ArrangedThumbnail {
  /** The files of its image. */
  data: SizedData & AutoSizes;
  /** Styles of the link. */
  style: CSSProperties;
}

/** A layout that another entry adds. */
export interface AddedLayout {
  /** Name of its strategy. */
  readonly type: string;
  /**
   * Returns what is decided about each thumbnail; nothing for an image that has none. `version` is another one after
   * `onChange`.
   */
  arrange(
    images: readonly NormalizedImage[],
    version: number,
  ): readonly (ArrangedThumbnail | undefined)[];
  /** Renders the thumbnails in the container of the layout. `onChange` is called when `arrange` has another result. */
  render(
    thumbnails: ReactNode,
    images: readonly NormalizedImage[],
    onChange: () => void,
  ): ReactNode;
}

/** Options of a plain gallery, of which an added layout replaces `strategy` and `layout`. */
export type ExtendedPlainConfig = PlainGalleryConfig & { readonly added?: AddedLayout };

/** Reads the layouts that another entry adds; returns nothing for other layouts. */
export type LayoutReader = (
  name: string,
  config: PlainGalleryConfig,
) => ExtendedPlainConfig | undefined;

let current: LayoutReader | undefined;

/** Sets the reader of added layouts, for all plain galleries that are rendered from now on. */
export function setLayoutReader(reader: LayoutReader): void {
  current = reader;
}

/** Returns the reader that has been set. */
export function getLayoutReader(): LayoutReader | undefined {
  return current;
}
