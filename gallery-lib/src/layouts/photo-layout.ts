import type { CSSProperties, ReactNode } from 'react';
import type { Widths } from '../core/by-width';
import type { AddedLayout, ArrangedThumbnail } from '../core/layout-registry';
import { hasImage } from '../core/url/sources';
import type { GalleryImage, ImageData } from '../model/image';
import type { ColumnLayoutOptions, JustifiedLayoutOptions } from '../model/options/plain-gallery';
import { columns } from './columns';
import { getFiles } from './get-files';
import { justified } from './justified';

/** A layout of images in their own proportions, with the fields of all types. */
export interface PhotoLayout extends Required<Pick<JustifiedLayoutOptions, 'rowHeight' | 'gap'>> {
  type: JustifiedLayoutOptions['type'] | ColumnLayoutOptions['type'];
  lastRow: NonNullable<JustifiedLayoutOptions['lastRow']>;
  columns: Widths<number>;
}

/** In what the types of layouts differ. */
export interface LayoutParts {
  /** Returns the styles that place each image; `ratios` are widths divided by heights. */
  getPlaces(layout: PhotoLayout, ratios: readonly number[]): readonly CSSProperties[];
  /** Returns the attribute `sizes` for browsers that do not know the width of the image in time. */
  getSizes(layout: PhotoLayout, ratio: number): string;
  /** Renders the container. */
  render(layout: PhotoLayout, thumbnails: ReactNode): ReactNode;
}

/** Proportions of an image without `width` and `height`. */
const DEFAULT_RATIO = 1.5;

const getRatio = ({ width = 0, height = NaN }: Partial<ImageData> = {}) =>
  width / height || undefined;

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
  const { getPlaces, getSizes, render } = layout.type === 'justified' ? justified : columns;

  function arrange(images: readonly GalleryImage[]): (ArrangedThumbnail | undefined)[] {
    const files = images.map((image) => (hasImage(image) ? getFiles(image) : undefined));
    const ratios = images.map(({ modal }, index) => getRatio(files[index]) ?? getRatio(modal));
    warnUnknownRatio(name, files, ratios);
    const shown = ratios.filter((_, index) => files[index]);
    const places = getPlaces(
      layout,
      shown.map((ratio = DEFAULT_RATIO) => ratio),
    ).values();
    return ratios.map((ratio = DEFAULT_RATIO, index) => {
      const data = files[index];
      const own = images[index]?.plain?.sources?.find((source) => source.sizes);
      const widths = own?.sizes ?? getSizes(layout, ratio);
      // Of an image that is not loaded later the browser does not know the width in time.
      const autoSizes = images[index]?.loading === 'eager' ? undefined : `auto, ${widths}`;
      const sizes = autoSizes ?? widths;
      const sources = data?.sources?.flatMap((source) => [
        // Without scripts, browsers load lazy images before the layout, and take the width of the window for `auto`.
        { ...source, sizes: widths, media: `${source.media ?? 'all'} and (scripting:none)` },
        { ...source, sizes },
      ]);
      return (
        data && {
          data: { ...data, autoSizes, sizes, sources },
          style: { '--ks-ratio': +ratio.toFixed(4), ...places.next().value } as CSSProperties,
        }
      );
    });
  }

  const key = JSON.stringify(layout);
  return {
    type: layout.type,
    arrange(images) {
      const [lastKey, last] = arrangements.get(images) ?? [];
      if (last && lastKey === key) return last;
      const thumbnails = arrange(images);
      arrangements.set(images, [key, thumbnails]);
      return thumbnails;
    },
    render: (thumbnails) => render(layout, thumbnails),
  };
}
