import type { AnyImage, FlatImage, GalleryImage, ImageData, PlainImage } from '../../model/image';
import type { ImageVideo } from '../../model/video';
import type { NormalizedImage } from './normalized-image';

/** Fields of an image in either form. */
type Fields = Omit<FlatImage, 'modal'> &
  Partial<Pick<GalleryImage, 'modal' | 'plain' | 'fetchpriority'>>;

/** Objects of the application and what has replaced them, in both directions. */
const counterparts = new WeakMap<object, object>();

/** Remembers what an object of the application has been replaced by, and returns the replacement. */
export function replace<T extends object>(given: object, replacement: T): T {
  counterparts.set(given, replacement).set(replacement, given);
  return replacement;
}

/** Returns the object of the application that an image or a button has replaced, if it has replaced one. */
export function getGiven<T extends object | undefined>(replacement: T): T {
  return (counterparts.get(replacement as object) as T | undefined) ?? replacement;
}

/** Returns whether an image has an id, which is a number >= 0 or a text, and a modal part. With `src` it needs neither. */
export function isValidImage(image: unknown): boolean {
  const { id, src, modal, video } = Object(image) as Partial<Fields>;
  const hasId = typeof id === 'string' || Number(id ?? NaN) >= 0 || (!modal && src && id == null);
  return Boolean(hasId && (modal || src || video?.poster));
}

/** Compares data by value, down to the sources of a thumbnail; what is deeper, or no data, by identity. */
function isEqual(a: unknown, b: unknown, depth = 4): boolean {
  if (a === b || !depth || Object(a) !== a || Object(b) !== b) return a === b;
  const entries = Object.entries(a as object);
  return (
    entries.length === Object.keys(b as object).length &&
    entries.every(([key, value]) => isEqual(value, (b as Record<string, unknown>)[key], depth - 1))
  );
}

/** Fields of a file, of a full image and of a thumbnail that keep their names. */
const FIELDS =
  'src fallbackImg caption title alt ariaLabel width height sources extUrl downloadFileName zoomImg shareUrl video size';

/**
 * Reads fields by name: those of model classes are getters of a prototype, which are not copied with an object. Lists may
 * have thousands of images, so that an object is filled, not created from pairs or others.
 */
function read<T extends object>(
  given: T | undefined,
  names: string,
): { -readonly [Name in keyof T]: T[Name] } {
  const copy = {} as Record<string, unknown>;
  for (const name of names.split(' ')) {
    const value = (given as Record<string, unknown> | null | undefined)?.[name];
    if (value !== undefined) copy[name] = value;
  }
  return copy as T;
}

const readAll = <T extends object>(list: readonly T[] | undefined, names: string) =>
  list?.map((each) => read(each, names));

function readVideo(video: ImageVideo): ImageVideo {
  const { sources, tracks } = video;
  return {
    ...read(video, 'poster width height loop muted'),
    sources: readAll(sources, 'src type') ?? [],
    ...(tracks && { tracks: readAll(tracks, 'src srcLang label kind') }),
  };
}

/** Returns the fields of a file, of either form. */
function readFile(given: Partial<Fields & ImageData>): Partial<Fields> {
  const { img, description } = given;
  const file = read<Partial<Fields & PlainImage>>(given, FIELDS);
  const { sources, video, size } = file;
  if (sources) file.sources = readAll(sources, 'srcset media type sizes');
  if (video) file.video = readVideo(video);
  if (size) file.size = read(size, 'width height');
  if (img !== undefined) file.src = img;
  if (description !== undefined) file.caption = description;
  return file;
}

/** Texts and size that the thumbnail of a flat image does not set are those of the image. */
function toThumbnail(image: Partial<Fields>, thumb: Fields['thumb']): NormalizedImage['thumb'] {
  const { src = '', ...own } = readFile(typeof thumb === 'string' ? { src: thumb } : (thumb ?? {}));
  return Object.assign({}, image, { sources: undefined }, own, { src }) as NormalizedImage['thumb'];
}

function flatten(image: Fields, id: number): NormalizedImage {
  const { modal, plain, thumb, srcSet, sizes, fetchpriority, fetchPriority } = image;
  const full = readFile(modal ?? image);
  const poster = full.video?.poster;
  const sources = srcSet && !modal ? [{ srcset: srcSet, sizes }] : full.sources;
  return Object.assign(full, {
    id,
    src: poster || full.src || '',
    sources: poster ? undefined : sources,
    thumb: (modal
      ? plain && readFile(plain)
      : toThumbnail(full, thumb)) as NormalizedImage['thumb'],
    loading: image.loading,
    fetchPriority: fetchPriority ?? fetchpriority,
    placeholder: image.placeholder,
  });
}

/**
 * Returns a flat copy of each image of a list, with the posters of videos; what is no image becomes one without a file.
 * The id of an image without one is its URL, or its position where the URL is not unique or contains the file. An object
 * has one copy as long as it does not change.
 */
export function normalizeImages(images: readonly AnyImage[] | undefined): NormalizedImage[] {
  const urls = new Set<string>();
  // Unlike `map`, `from` visits the holes of a sparse array.
  return Array.from((images ?? []) as readonly Fields[], (image, index) => {
    const given = Object(image) as Fields;
    const { id, src = '' } = given;
    const isUnique = !urls.has(src) && !/^data:/i.test(src);
    urls.add(src);
    const ownId = isValidImage(image) ? (id ?? (isUnique && src)) : false;
    // The library only compares ids, so a text does as well.
    const copy = flatten(given, (ownId === false ? `#${index}` : ownId) as number);
    const known = counterparts.get(given);
    return isEqual(known, copy)
      ? (known as NormalizedImage)
      : (replace<object>(given, copy) as NormalizedImage);
  });
}
