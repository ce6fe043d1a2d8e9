import type { AnyImage, FlatImage, GalleryImage } from '../../model/image';

/** Fields of an image in either form. */
type Fields = Omit<FlatImage, 'modal'> & Partial<Pick<GalleryImage, 'modal'>>;

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

/**
 * Returns a copy of a list with flat images in the documented form, and with the posters of videos; what is neither form
 * becomes an image without a file. The id of a flat image without one is its URL, or its position where the URL is not
 * unique or contains the file.
 */
export function normalizeImages(images: readonly AnyImage[] | undefined): GalleryImage[] {
  const urls = new Set<string>();
  // Unlike `map`, `from` visits the holes of a sparse array.
  return Array.from((images ?? []) as readonly Fields[], (image, index) => {
    const { src, srcSet, sizes, thumb, caption, modal } = Object(image) as Fields;
    const img = (modal || image)?.video?.poster;
    const isValid = isValidImage(image);
    // The library only compares ids, so a text does as well.
    const position = `#${index}` as unknown as number;
    const ownId = isValid ? (image.id as number | undefined) : position;
    if (modal || !src) {
      if (isValid && !img) return image as GalleryImage;
      const full = img ? { ...modal, img, sources: undefined } : { img: '', ...modal };
      return replace(Object(image) as Fields, { ...image, id: ownId, modal: full }) as GalleryImage;
    }
    const isUnique = !urls.has(src) && !/^data:/i.test(src);
    urls.add(src);
    const id = ownId ?? (isUnique ? (src as unknown as number) : position);
    const known = counterparts.get(image) as GalleryImage | undefined;
    if (known?.id === id) return known;
    const shared = { ...image, description: caption };
    const small = typeof thumb === 'object' ? thumb : { src: thumb };
    const sources = srcSet ? [{ srcset: srcSet, sizes }] : image.sources;
    return replace(image, {
      ...image,
      id,
      modal: { ...shared, img: img || src, sources: img ? undefined : sources },
      plain: { ...shared, sources: undefined, ...small, img: small.src ?? '' },
      fetchpriority: image.fetchPriority,
    });
  });
}
