import { photographImages } from '@/components/demos/image-sets/photograph-images';
import type { FlatImage } from 'ks-gallery-react';

/** An image with fields of the application. */
export interface Photo extends FlatImage {
  name: string;
  photographer: string;
}

const credits = [
  ['Lake Sherburne', 'Jacob W. Frank'],
  ['Extreme Desert Hike', 'Luca Zanon'],
  ['Singaporean Cityscape', 'Romain Guy'],
  ['Oakland Zoo Otters', 'Derrick Coetzee'],
  ['Amidst the Tea Gardens, Munnar', 'Vivek Kumar'],
] as const;

export const photos: readonly Photo[] = photographImages.map((image, index) => {
  const [name, photographer] = credits[index] ?? ['Untitled', 'unknown'];
  return { ...image, name, photographer };
});

/** Puts a name at the end of a list that has each one once. */
export function addName(names: readonly string[], name: string): readonly string[] {
  return [...names.filter((other) => other !== name), name];
}

/** Names the photographs that were shown. */
export const describe = (names: readonly string[]): string =>
  names.length === 0 ? 'You have seen no photograph yet.' : `Seen: ${names.join('; ')}.`;
