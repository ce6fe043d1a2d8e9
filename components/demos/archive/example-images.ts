/** The image files of an example, and where they are. */
import type { FlatImage } from 'ks-gallery-react';
import { absolute, asset, isPublic } from '@/components/site/urls';
import { imageSets } from './image-sets';
import { apiPages } from './api-pages';

/** What an example needs beside the images of its sets. */
interface ImageNeeds {
  /** Files that arrive late. */
  readonly isSlow?: boolean;
  /** Files of the own host only. */
  readonly hasPolicy?: boolean;
  /** The pages of an API. */
  readonly hasPages?: boolean;
  /** Widths of the files that it requests beside those of the sets. */
  readonly widths?: readonly number[];
}

export interface ExampleImages {
  /** The module in the place of that of the site, which says where the files are. */
  readonly base: string;
  /** The image files, below `public/assets/`. */
  readonly files: readonly string[];
  /** The files stay on the site. */
  readonly isHosted: boolean;
  /** Why the files work beside the example only, as the end of a sentence; undefined if they do not have to be there. */
  readonly localReason?: string;
  /** The images are delayed, so that their loading state can be seen. */
  readonly isSlow: boolean;
  /** What the demo requests: JSON by its path on the server. */
  readonly answers: Readonly<Record<string, string>>;
}

const siteBase = asset('/assets');

function printBase(base: string, isHosted: boolean): string {
  return `/** Folder of the files. */
export const base: string = '${base}';

/** The formats of each photograph beside JPEG, best first. */
export const formats: readonly string[] = ${isHosted ? "['avif', 'webp']" : '[]'};
`;
}

/** Every file that an image names, except those in other formats. */
function getUrls(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith(siteBase) ? [value] : [];
  if (typeof value !== 'object' || value === null || 'srcset' in value) return [];
  return Object.values(value).flatMap(getUrls);
}

const playlistEnd = '.m3u8';

/** A file, and those that a playlist names: scripts/videos.mjs makes a stream in two qualities. */
function addStream(file: string): readonly string[] {
  if (!file.endsWith(playlistEnd)) return [file];
  const base = file.slice(0, -playlistEnd.length);
  const qualities = ['large', 'small'].map((quality) => `${base}-${quality}`);
  return [file, ...qualities.flatMap((quality) => [quality + playlistEnd, `${quality}.m4s`])];
}

const addWidths = (file: string, widths: readonly number[]) =>
  /(?<!-thumb)\.jpg$/.test(file)
    ? [file, ...widths.map((width) => file.replace('.jpg', `-${width}.jpg`))]
    : [file];

/** An image of an answer; without the site it has only the files that are beside the example. */
function localize({ sources, thumb, ...image }: FlatImage, isHosted: boolean): FlatImage {
  if (isHosted) return { ...image, sources, thumb };
  return { ...image, thumb: typeof thumb === 'object' ? { ...thumb, sources: undefined } : thumb };
}

/** Prints the answers of the API, by their path. */
function printPages(base: string, isHosted: boolean): Readonly<Record<string, string>> {
  const pages = Object.entries(apiPages).map(([path, { images, next }]) => {
    const answer = { images: images.map((image) => localize(image, isHosted)), next };
    return [path, `${JSON.stringify(answer, undefined, 2).replaceAll(siteBase, base)}\n`];
  });
  return Object.fromEntries(pages);
}

function getLocalReason(images: readonly FlatImage[], needs: ImageNeeds): string | undefined {
  if (needs.isSlow) return 'its delayed images need the server in its archive';
  if (needs.hasPolicy) return 'its policy allows images of its own host only';
  return images.some(({ video }) => video?.tracks !== undefined)
    ? 'browsers load captions of videos from the host of the page only'
    : undefined;
}

/** The images of an example that contains modules of image sets. */
export function getExampleImages(
  modules: readonly string[],
  needs: ImageNeeds = {},
): ExampleImages {
  const { hasPages, widths = [], isSlow = false } = needs;
  const images: readonly FlatImage[] = modules.flatMap((name) => imageSets[name] ?? []);
  const requested = hasPages ? Object.values(apiPages).flatMap((page) => page.images) : [];
  const files = getUrls([images, requested])
    .map((url) => url.slice(siteBase.length + 1).replace(/\?.*$/, ''))
    .flatMap(addStream)
    .flatMap((file) => addWidths(file, widths));
  const localReason = getLocalReason(images, needs);
  const isHosted = isPublic() && localReason === undefined;
  const base = isHosted ? absolute('/assets').replace(/\/$/, '') : '';
  return {
    base: printBase(base, isHosted),
    files: isHosted ? [] : [...new Set(files)],
    isHosted,
    localReason,
    isSlow,
    answers: hasPages ? printPages(base, isHosted) : {},
  };
}
