import { getStem } from './paths';
import { toSlug } from './slug';

/** Length of the part of a hash in names: for 10,000 photographs, one of 86 sets would have two of the same. */
export const HASH_LENGTH = 8;

/**
 * Returns an id of each photograph: readable, and by its content, so that it stays the same when others are added, and
 * is unique. Of several copies, the first in the order of paths has it without a number.
 */
export function createIds(photos: readonly { path: string; content: string }[]): string[] {
  const counts = new Map<string, number>();
  return photos.map(({ path, content }) => {
    const id = `${toSlug(getStem(path), 'photo')}-${content.slice(0, HASH_LENGTH)}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** The numbers that the Angular package has as ids: of the same content, and exact in JavaScript. */
export function createNumbers(photos: readonly { content: string }[]): number[] {
  const used = new Set<number>();
  return photos.map(({ content }) => {
    let number = parseInt(content.slice(0, 12), 16);
    while (used.has(number)) number++;
    used.add(number);
    return number;
  });
}
