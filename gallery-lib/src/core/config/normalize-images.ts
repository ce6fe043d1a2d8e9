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
export function getGiven<T extends object>(replacement: T): T {
  return (counterparts.get(replacement) as T | undefined) ?? replacement;
}

/**
 * Returns a copy of a list with flat images in the documented form, and with the posters of videos; what is neither form
 * stays, for the checks. The id of a flat image without one is its URL, or its position where the URL is not unique or
 * contains the file.
 */
export function normalizeImages(images: readonly AnyImage[] | undefined): GalleryImage[] {
  const urls = new Set<string>();
  // Unlike `map`, `from` visits the holes of a sparse array.
  return Array.from((images ?? []) as readonly Fields[], (image, index) => {
    const { src, srcSet, sizes, thumb, caption, modal } = { ...image };
    const img = (modal || image)?.video?.poster;
    if (modal || !src)
      return (
        img ? replace(image, { ...image, modal: { ...modal, img, sources: undefined } }) : image
      ) as GalleryImage;
    const url = urls.has(src) || /^data:/i.test(src) ? `#${index}` : src;
    urls.add(src);
    // The library only compares ids, so a text does as well.
    const id = (image.id ?? url) as number;
    const known = counterparts.get(image) as GalleryImage | undefined;
    if (known?.id === id) return known;
    const shared = { ...image, description: caption };
    const sources = srcSet ? [{ srcset: srcSet, sizes }] : image.sources;
    return replace(image, {
      ...image,
      id,
      modal: { ...shared, img: img || src, sources: img ? undefined : sources },
      plain: { ...shared, img: thumb ?? '', sources: undefined },
      fetchpriority: image.fetchPriority,
    });
  });
}
