import type { CSSProperties } from 'react';
import type { Widths } from '../core/by-width';
import type { AddedLayout, ArrangedThumbnail } from '../core/layout-registry';
import { hasImage } from '../core/url/sources';
import type { GalleryImage } from '../model/image';
import type { ColumnLayoutOptions, JustifiedLayoutOptions } from '../model/options/plain-gallery';
import { columns } from './columns';
import { getFiles } from './get-files';
import { getRatio } from './get-ratio';
import { justified } from './justified';
import { round } from './round';

/** A layout of images in their own proportions, with the fields of all types. */
export interface PhotoLayout extends Required<Pick<JustifiedLayoutOptions, 'rowHeight' | 'gap'>> {
  type: JustifiedLayoutOptions['type'] | ColumnLayoutOptions['type'];
  lastRow: NonNullable<JustifiedLayoutOptions['lastRow']>;
  columns: Widths<number>;
  /** True if there are captions below the images. */
  hasCaptions: boolean;
}

/** In what the types of layouts differ. */
export interface LayoutParts {
  /** Returns the styles that place each image; `ratios` are widths divided by heights. */
  getPlaces(layout: PhotoLayout, ratios: readonly number[]): readonly CSSProperties[];
  /** Returns the attribute `sizes` of each image for browsers that do not know its width in time. */
  getSizes(layout: PhotoLayout, ratios: readonly number[]): readonly string[];
  /** Returns the styles of the container. */
  getStyle(layout: PhotoLayout): CSSProperties;
}

/** Proportions of an image without `width` and `height`. */
const DEFAULT_RATIO = 1.5;

const warned = new Set<string>();

/** Warns in development about the first image without proportions, once per gallery and image. */
function warnUnknownRatio(name: string, files: readonly unknown[], ratios: readonly unknown[]) {
  // Bundlers replace `process.env.NODE_ENV` and remove the rest; without a bundler there is no `process`.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  const index = files.findIndex((data, position) => data && !ratios[position]);
  const key = `${name}[${index}]`;
  if (index < 0 || warned.has(key)) return;
  warned.add(key);
  console.warn(
    `${name}: images[${index}] has no width and height; the layout crops it to 3:2. See ks-gallery-react/docs/troubleshooting.md#unknown-proportions`,
  );
}

/** The last arrangement of each list, and of what layout: a gallery also renders where neither has changed. */
const arrangements = new WeakMap<
  readonly GalleryImage[],
  readonly [key: string, thumbnails: ReturnType<AddedLayout['arrange']>]
>();

/** Returns a layout as the plain gallery of that name uses it. */
export function createLayout(name: string, layout: PhotoLayout): AddedLayout {
  const isJustified = layout.type === 'justified';
  const { getPlaces, getSizes, getStyle } = isJustified ? justified : columns;

  function arrange(images: readonly GalleryImage[]): (ArrangedThumbnail | undefined)[] {
    const files = images.map((image) => (hasImage(image) ? getFiles(image) : undefined));
    const known = images.map(({ modal }, index) => getRatio(files[index]) || getRatio(modal));
    warnUnknownRatio(name, files, known);
    const ratios = known.filter((_, index) => files[index]).map((ratio) => ratio || DEFAULT_RATIO);
    const places = getPlaces(layout, ratios);
    const allSizes = getSizes(layout, ratios);
    let next = 0;
    return images.map(({ plain, loading }, index) => {
      const data = files[index];
      if (!data) return undefined;
      const position = next++;
      const widths = plain?.sources?.find((source) => source.sizes)?.sizes ?? allSizes[position];
      // Of an image that is not loaded later the browser does not know the width in time.
      const autoSizes = loading === 'eager' ? undefined : 'auto';
      const sizes = autoSizes ? `auto, ${widths}` : widths;
      const sources = data.sources?.flatMap((source) => {
        const sized = { ...source, sizes };
        if (!autoSizes) return sized;
        // Without scripts, browsers load lazy images before the layout, and take the width of the window for `auto`. The
        // condition is added to each query of a list.
        const media = (source.media ?? 'all').replace(/,|$/g, ' and (scripting:none)$&');
        return [{ ...source, sizes: widths, media }, sized];
      });
      return {
        data: { ...data, autoSizes, sizes, sources },
        style: {
          '--ks-ratio': round(ratios[position] ?? 0),
          ...places[position],
        } as CSSProperties,
      };
    });
  }

  const key = JSON.stringify(layout);
  return {
    type: layout.type,
    arrange(images) {
      let last = arrangements.get(images);
      if (last?.[0] !== key) {
        last = [key, arrange(images)];
        arrangements.set(images, last);
      }
      return last[1];
    },
    // The same elements for all types, so that thumbnails keep their focus when the type changes. An element can only be
    // measured by units of a container around it.
    render: (thumbnails) => (
      <div className="ks-layout" data-last-row={isJustified ? layout.lastRow : undefined}>
        <div style={getStyle(layout)}>{thumbnails}</div>
      </div>
    ),
  };
}
