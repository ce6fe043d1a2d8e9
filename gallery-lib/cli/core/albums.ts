import { comparePaths } from './names/natural-order';
import { getFolder, getName, normalizePath } from './names/paths';
import { toSlug } from './names/slug';

/** A subfolder of photographs. */
export interface AlbumData<T> {
  /** Part of a URL, unique. */
  name: string;
  title: string;
  images: T[];
}

/** Returns the albums of photographs: their folders in the order of names, the photographs in the given order. */
export function groupAlbums<T extends { path: string }>(
  photos: readonly T[],
  titles: Record<string, string> = {},
): AlbumData<T>[] {
  const folders = [...new Set(photos.map(({ path }) => getFolder(path)))].filter(Boolean);
  const given = new Map(
    Object.entries(titles).map(([folder, title]) => [
      normalizePath(folder).replace(/\/$/, ''),
      title,
    ]),
  );
  const names = new Set<string>();
  return folders
    .sort((a, b) => comparePaths(`${a}/`, `${b}/`))
    .map((folder) => {
      const slug = toSlug(folder, 'album');
      let name = slug;
      for (let number = 2; names.has(name); number++) name = `${slug}-${number}`;
      names.add(name);
      return {
        name,
        title: given.get(folder)?.trim() || getName(folder).replaceAll('_', ' ').trim(),
        images: photos.filter(({ path }) => getFolder(path) === folder),
      };
    });
}
