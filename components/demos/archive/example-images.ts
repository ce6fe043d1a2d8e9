/** The images of an example as a file of its own: plain lists, with one file for each image. */
import { basename } from 'node:path/posix';
import type { GalleryImage, ImageVideo } from 'ks-gallery-react';
import { absolute, asset, isPublic } from '@/components/site/urls';
import { apiPages } from './api-pages';
import * as imageSets from '../image-sets';
import type { ContentImage, StreamImage } from '../image-sets';

export type ImageSetName = Exclude<keyof typeof imageSets, 'slowImages'>;

type Part = GalleryImage['modal'] | NonNullable<GalleryImage['plain']>;

/** What an example needs of its images. */
interface ImageNeeds {
  /** The large files for zooming. */
  readonly hasZoom?: boolean;
  /** The files of all widths. */
  readonly hasWidths?: boolean;
  /** The sizes of the full images. */
  readonly hasSizes?: boolean;
  /** Files that arrive late. */
  readonly isSlow?: boolean;
  /** Files of the own host only. */
  readonly hasPolicy?: boolean;
  /** The pages of an API. */
  readonly hasPages?: boolean;
  /** The files stay on the site. */
  readonly isHosted?: boolean;
}

/** A file with images, and what it needs. */
export interface ImageFile {
  readonly code: string;
  /** The image files, below `public/`. */
  readonly files: readonly string[];
  /** The code has the public URLs of the files. */
  readonly isHosted: boolean;
  /** Why the files work beside the example only, as the end of a sentence; undefined if they do not have to be there. */
  readonly localReason?: string;
  /** The images are delayed, so that their loading state can be seen. */
  readonly isSlow: boolean;
  /** What the demo requests: JSON by its path on the server. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Wide enough for an example, and small enough to keep the download small. */
const carouselWidth = '800';

/** As in the other code of the project. */
const lineWidth = 100;

const datedType = `/** An image with the date on which it was taken. */
export type DatedImage = GalleryImage & { modal: ModalImage & { pictureDate: Date } };`;

const contentType = `/** An image in whose place a slide with other content is shown. */
export type ContentImage = GalleryImage & {
  kind: 'comparison' | 'sound' | 'form' | 'player' | 'map' | 'document';
  /** URL of the content. */
  file?: string;
};`;

const streamType = `/** An image that may be the poster of a stream. */
export type StreamImage = GalleryImage & {
  /** URL of the playlist. */
  file?: string;
};`;

/** Types of the sets with fields of their own. */
const ownTypes: Partial<Record<ImageSetName, string>> = {
  contentImages: 'ContentImage',
  datedImages: 'DatedImage',
  streamImages: 'StreamImage',
};

const slowImagesCode = `/** Copies of the images with new URLs at every call, which no cache has. The plugin in slow-images.mjs delays them. */
export function slowImages(): readonly [GalleryImage, ...GalleryImage[]] {
  const query = \`?slow=\${Date.now()}\`;
  const [first, ...others] = galleryImages;
  const renew = (image: GalleryImage): GalleryImage => ({
    ...image,
    modal: { ...image.modal, img: image.modal.img + query },
    plain: image.plain ?? image.modal,
  });
  return [renew(first), ...others.map(renew)];
}`;

/** File of an image below `public/`; URLs that differ only in their query have the same file. */
function getFile(url: string): string {
  const [path = ''] = url.slice(asset('/').length).split('?');
  const fullImage = /^(assets\/images\/carousel\/(?!.*-(?:thumb|square)\.).+)\.jpg$/.exec(path);
  return fullImage ? `${fullImage[1]}-${carouselWidth}.jpg` : path;
}

/** The files of a photograph, for a demo that chooses among its widths. */
function addWidths(file: string): string[] {
  const [, base] = /^(assets\/images\/carousel\/.+)-800\.jpg$/.exec(file) ?? [];
  const widths = ['-480', '-800', '-1200', ''].map((width) => `${base}${width}.jpg`);
  return base ? widths : [file];
}

/** URL of a file in the example. */
type GetUrl = (url: string) => string;

function getLocalUrl(url: string): string {
  if (/^(data|https):/.test(url)) return url;
  const [, query] = url.split('?');
  return `/images/${basename(getFile(url))}${query === undefined ? '' : `?${query}`}`;
}

function getHostedUrl(url: string): string {
  return /^(data|https):/.test(url) ? url : absolute(`/${getFile(url)}`);
}

function localizeVideo(video: ImageVideo, getUrl: GetUrl): ImageVideo {
  const localizeFile = <T extends { src: string }>(file: T): T => ({
    ...file,
    src: getUrl(file.src),
  });
  return {
    ...video,
    sources: video.sources.map(localizeFile),
    tracks: video.tracks?.map(localizeFile),
  };
}

/** Drops the other formats and widths, and the size of a full image, which is that of the widest file, unless layouts need it. */
function localize(
  { sources: _, width, height, ...part }: Part,
  getUrl: GetUrl,
  { keepsSize, zoom }: { keepsSize?: boolean; zoom?: string },
) {
  return {
    ...part,
    ...(keepsSize && { width, height }),
    img: getUrl(part.img),
    zoomImg: zoom && getUrl(zoom),
  };
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** Prints a value on one line where it fits, after as many characters as `before`. */
function print(value: unknown, indent: string, before: number): string {
  if (typeof value === 'string') return quote(value);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const [start, end] = isList ? '[]' : '{}';
  const getName = (key: string) => (isList ? '' : `${key}: `);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const printEntries = (from: string, column: (key: string) => number) =>
    entries.map(([key, item]) => getName(key) + print(item, from, column(key)));
  const space = isList ? '' : ' ';
  const flat = `${start}${space}${printEntries('', () => -Infinity).join(', ')}${space}${end}`;
  if (before + flat.length + 1 <= lineWidth) return flat;
  const lines = printEntries(inner, (key) => inner.length + getName(key).length);
  return `${start}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${end}`;
}

type AnyItem = GalleryImage & Partial<ContentImage> & StreamImage;

/** Returns an image with its files beside the example, or on the site. */
function localizeImage({ modal, plain, file, ...image }: AnyItem, needs: ImageNeeds) {
  const getUrl = needs.isHosted ? getHostedUrl : getLocalUrl;
  const zoom = needs.hasZoom ? modal.zoomImg : undefined;
  return {
    ...image,
    file: file && getUrl(file),
    modal: {
      ...localize(modal, getUrl, { keepsSize: needs.hasSizes, zoom }),
      video: modal.video && localizeVideo(modal.video, getUrl),
    },
    plain: plain && localize(plain, getUrl, { keepsSize: true }),
  };
}

function printList(set: ImageSetName, name: string, needs: ImageNeeds): string {
  const type = ownTypes[set] ?? 'GalleryImage';
  const images: readonly AnyItem[] = imageSets[set];
  const lines = images.map((image) => `  ${print(localizeImage(image, needs), '  ', 2)},\n`);
  return `export const ${name}: readonly [${type}, ...${type}[]] = [\n${lines.join('')}];`;
}

const playlistEnd = '.m3u8';

/** A file, and those that a playlist names: scripts/videos.mjs makes a stream in two qualities. */
function addStream(file: string): readonly string[] {
  if (!file.endsWith(playlistEnd)) return [file];
  const base = file.slice(0, -playlistEnd.length);
  const qualities = ['large', 'small'].map((quality) => `${base}-${quality}`);
  return [file, ...qualities.flatMap((quality) => [quality + playlistEnd, `${quality}.m4s`])];
}

function getUrls(images: readonly AnyItem[], hasZoom?: boolean): readonly string[] {
  return images
    .flatMap(({ modal, plain, file }) => {
      const { sources = [], tracks = [] } = modal.video ?? {};
      const files = [...sources, ...tracks].map(({ src }) => src);
      return [
        modal.img,
        hasZoom ? modal.zoomImg : undefined,
        plain?.img,
        ...(file ? addStream(file) : []),
        ...files,
      ];
    })
    .filter((url) => url !== undefined && !/^(data|https):/.test(url)) as string[];
}

/** Prints the answers of the API, by their path. */
function printPages(needs: ImageNeeds): Readonly<Record<string, string>> {
  const pages = Object.entries(apiPages).map(([path, { images, next }]) => {
    const answer = { images: images.map((image) => localizeImage(image, needs)), next };
    return [path, `${JSON.stringify(answer, undefined, 2)}\n`];
  });
  return Object.fromEntries(pages);
}

/** One image set under a name: the file that code of the playground imports; layouts need the sizes of the images. */
export function printImageSet(set: ImageSetName, name: string, hasSizes = false): string {
  return `import type { GalleryImage } from 'ks-gallery-react';\n\n${printList(set, name, { hasSizes })}\n`;
}

function getLocalReason(
  images: readonly AnyItem[],
  { isSlow, hasPolicy }: ImageNeeds,
): string | undefined {
  if (isSlow) return 'its delayed images need the server in its archive';
  if (hasPolicy) return 'its policy allows images of its own host only';
  const hasCaptions = images.some(({ modal: { video } }) => video?.tracks !== undefined);
  return hasCaptions
    ? 'browsers load captions of videos from the host of the page only'
    : undefined;
}

/** The file with the image sets of an example, by what it imports and needs. */
export function createImageFile(
  names: readonly string[],
  ownNeeds: Omit<ImageNeeds, 'isHosted'>,
): ImageFile {
  const { hasZoom, hasWidths, hasPages } = ownNeeds;
  const hasSlowCopies = names.includes('slowImages');
  const isSlow = hasSlowCopies || ownNeeds.isSlow === true;
  const wanted = hasSlowCopies ? [...names, 'galleryImages'] : names;
  const sets = (Object.keys(imageSets) as (keyof typeof imageSets)[]).filter(
    (name): name is ImageSetName => name !== 'slowImages' && wanted.includes(name),
  );
  const images: readonly AnyItem[] = sets.flatMap((set) => imageSets[set]);
  const localReason = getLocalReason(images, { ...ownNeeds, isSlow });
  const isHosted = isPublic() && localReason === undefined;
  const needs = { ...ownNeeds, isHosted };
  const isDated = sets.includes('datedImages');
  const hasContent = sets.includes('contentImages');
  const hasStream = sets.includes('streamImages');
  const parts = [
    `import type { GalleryImage${isDated ? ', ModalImage' : ''} } from 'ks-gallery-react';`,
    ...(isDated ? [datedType] : []),
    ...(hasContent ? [contentType] : []),
    ...(hasStream ? [streamType] : []),
    ...sets.map((set) => printList(set, set, needs)),
    ...(hasSlowCopies ? [slowImagesCode] : []),
  ];
  const requested = hasPages ? Object.values(apiPages).flatMap((page) => page.images) : [];
  const files = getUrls([...images, ...requested], hasZoom)
    .map(getFile)
    .flatMap(hasWidths ? addWidths : (file) => [file]);
  return {
    code: `${parts.join('\n\n')}\n`,
    files: isHosted ? [] : [...new Set(files)],
    isHosted,
    localReason,
    isSlow,
    answers: hasPages ? printPages(needs) : {},
  };
}
