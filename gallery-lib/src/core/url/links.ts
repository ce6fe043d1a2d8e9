import type { AnyImage } from '../../model/image';
import type { LinkConfig } from '../../model/options/link';

/** Percent-encodes all characters but letters, digits and `-._~`. */
function encode(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Returns the encoded name of a gallery in URLs; nothing for a gallery without one, or with one that is empty, contains
 * `#` or is not well-formed Unicode.
 */
export function getLinkName(config: LinkConfig | undefined): string | undefined {
  const name: unknown = config?.name;
  // A lone surrogate cannot be encoded.
  return typeof name === 'string' && !/^$|[#\p{Cs}]/u.test(name) ? encode(name) : undefined;
}

/** Returns the fragment of an image without `#`, which is also the `id` of its element. */
export function getFragment(linkName: string, { id }: AnyImage): string {
  // A lone surrogate cannot be encoded, and a hyphen ends the name.
  const text = `${id}`.replace(/\p{Cs}/gu, '');
  return `${linkName}-${encodeURIComponent(text).replace(/-/g, '%2D')}`;
}

/** Returns the 0-based index of the image with this fragment (`#` optional), -1 for a foreign image, `undefined` for a fragment of something else. */
export function findLinkedImage(
  fragment: string,
  linkName: string,
  images: readonly AnyImage[],
): number | undefined {
  // A detail of the image can follow; "@" in a name is encoded.
  const text = fragment.replace(/^#|@.*/g, '');
  // The name of another gallery may begin with this one and a hyphen.
  const end = text.lastIndexOf('-');
  if (text.slice(0, end) !== linkName) return undefined;
  return images.findIndex((image) => getFragment(linkName, image) === text);
}
