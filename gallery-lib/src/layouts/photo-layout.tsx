import type { CSSProperties } from 'react';
import type { AddedLayout, ArrangedThumbnail } from '../core/layout-registry';
import { hasImage } from '../core/url/sources';
import type { NormalizedImage } from '../core/images/normalized-image';
import { columns } from './columns';
import { FollowLoads, getLoadedRatio } from './follow-loads';
import { getFiles } from './get-files';
import { getRatio } from '../core/images/get-ratio';
import { justified } from './justified';
import type { PhotoLayout } from './layout-parts';
import { round } from './round';

/** Proportions of an image without `width` and `height` until it has loaded. */
const DEFAULT_RATIO = 1;

const warned = new Set<string>();

/** Warns in development about the first image without proportions, once per gallery and image. */
function warnUnknownRatio(name: string, files: readonly unknown[], ratios: readonly unknown[]) {
  if (process.env.NODE_ENV === 'production') return;
  const index = files.findIndex((data, position) => data && !ratios[position]);
  const key = `${name}[${index}]`;
  if (index < 0 || warned.has(key)) return;
  warned.add(key);
  console.warn(
    `${name}: images[${index}] has no width and height; it is a square until it has loaded. See ks-gallery-react/docs/troubleshooting.md#unknown-proportions`,
  );
}

/** The last arrangement of each list, and of what layout: a gallery also renders where neither has changed. */
const arrangements = new WeakMap<
  readonly NormalizedImage[],
  readonly [key: string, thumbnails: ReturnType<AddedLayout['arrange']>]
>();

/** Returns a layout as the plain gallery of that name uses it. */
export function createLayout(name: string, layout: PhotoLayout): AddedLayout {
  const isJustified = layout.type === 'justified';
  const { getPlaces, getSizes, getStyle } = isJustified ? justified : columns;

  function arrange(images: readonly NormalizedImage[]): (ArrangedThumbnail | undefined)[] {
    const files = images.map((image) => (hasImage(image) ? getFiles(image) : undefined));
    const known = images.map((image, index) => getRatio(files[index]) || getRatio(image));
    warnUnknownRatio(name, files, known);
    const fill = (list: readonly number[]) =>
      list.filter((_, index) => files[index]).map((ratio) => ratio || DEFAULT_RATIO);
    const ratios = fill(known.map((ratio, index) => ratio || getLoadedRatio(images[index])));
    const places = getPlaces(layout, ratios, fill(known));
    const allSizes = getSizes(layout, ratios);
    let next = 0;
    return images.map(({ thumb, loading }, index) => {
      const data = files[index];
      if (!data) return undefined;
      const position = next++;
      const widths = thumb?.sources?.find((source) => source.sizes)?.sizes ?? allSizes[position];
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
    arrange(images, version) {
      const wanted = key + version;
      let last = arrangements.get(images);
      if (last?.[0] !== wanted) {
        last = [wanted, arrange(images)];
        arrangements.set(images, last);
      }
      return last[1];
    },
    // The same elements for all types, so that thumbnails keep their focus when the type changes. An element can only be
    // measured by units of a container around it.
    render: (thumbnails, images, onChange) => (
      <FollowLoads
        {...{ images, onChange }}
        className="ks-layout"
        data-last-row={isJustified ? layout.lastRow : undefined}
      >
        <div style={getStyle(layout)}>{thumbnails}</div>
        {/* Says that all thumbnails have arrived. */}
        {isJustified && <span hidden />}
      </FollowLoads>
    ),
  };
}
