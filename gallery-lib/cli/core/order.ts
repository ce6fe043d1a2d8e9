import { comparePaths } from './names/natural-order';
import { getTime, readTakenOfName, type Taken } from './metadata/taken';

export type Sort = 'name' | 'date';

export interface Orderable {
  path: string;
  taken?: Taken;
}

const getTimeOf = ({ path, taken }: Orderable) => {
  const known = taken ?? readTakenOfName(path);
  return known === undefined ? Infinity : getTime(known);
};

/**
 * Orders photographs: first those of an order made by hand, then by name or time of exposure. The time is that of the
 * camera, else the date in the name; what has neither comes last. The file's own time is never used: a copy changes it.
 */
export function orderPhotos<T extends Orderable>(
  photos: readonly T[],
  sort: Sort,
  byHand: readonly string[] = [],
): T[] {
  const places = new Map(byHand.map((path, index) => [path, index]));
  const getPlace = ({ path }: T) => places.get(path) ?? Infinity;
  const compare = (a: number, b: number) => (a === b ? 0 : a - b);
  return [...photos].sort(
    (a, b) =>
      compare(getPlace(a), getPlace(b)) ||
      (sort === 'date' && compare(getTimeOf(a), getTimeOf(b))) ||
      comparePaths(a.path, b.path),
  );
}
