import { getKind } from '../kinds';
import { getExtension } from '../names/paths';

const withoutExtension = (path: string) =>
  path.slice(0, path.length - getExtension(path).length - 1).toLowerCase();

/** Returns a function that finds the `.xmp` file of a photograph among files, by its path. */
export function findSidecars<T extends { readonly path: string }>(
  files: readonly T[],
): (path: string) => T | undefined {
  // Raw developers name the file `a.jpg.xmp` or `a.xmp`.
  const sidecars = new Map(
    files
      .filter(({ path }) => getKind(path) === 'sidecar')
      .map((each) => [withoutExtension(each.path), each]),
  );
  return (path) => sidecars.get(path.toLowerCase()) ?? sidecars.get(withoutExtension(path));
}
