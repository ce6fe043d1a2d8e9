/** What users have dropped, pasted or chosen: which files are photographs, and what belongs to them. */
import { getKind, LEFT_OUT } from '@/gallery-lib/cli/core/kinds';
import { comparePaths } from '@/gallery-lib/cli/core/natural-order';
import { getExtension, getName, normalizePath } from '@/gallery-lib/cli/core/paths';

/** A file with its path in what was chosen. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** A photograph that has not been read yet. */
export interface Original extends ChosenFile {
  /** The `.xmp` file beside it. */
  readonly sidecar?: File;
}

/** A file that is not in the gallery. */
export interface LeftOut {
  readonly path: string;
  /** The end of a sentence that begins with the path. */
  readonly reason: string;
}

/** Name of the file with texts and order, which the command writes. */
export const TEXTS_NAME = 'photos.texts.json';

interface Intake {
  readonly originals: readonly Original[];
  readonly leftOut: readonly LeftOut[];
  /** The file of texts among them. */
  readonly texts?: File;
}

/** Removes the folder in which all files are: it is the input folder, and no album. */
export function withoutRoot(files: readonly ChosenFile[]): readonly ChosenFile[] {
  const roots = new Set(files.map(({ path }) => /^([^/]*)\//.exec(path)?.[1]));
  const [root] = roots;
  if (roots.size !== 1 || root === undefined) return files;
  return files.map(({ path, file }) => ({ path: path.slice(root.length + 1), file }));
}

const withoutExtension = (path: string) =>
  path.slice(0, path.length - getExtension(path).length - 1).toLowerCase();

/** Divides files by their names, as the command does; hidden ones are left out silently. */
export function sortOut(chosen: readonly ChosenFile[]): Intake {
  const files = chosen
    .map(({ path, file }) => ({ path: normalizePath(path), file }))
    .sort((a, b) => comparePaths(a.path, b.path));
  // Raw developers name the file `a.jpg.xmp` or `a.xmp`.
  const sidecars = new Map(
    files
      .filter(({ path }) => getKind(path) === 'sidecar')
      .map((each) => [withoutExtension(each.path), each]),
  );
  const used = new Set<ChosenFile>();
  const originals: Original[] = [];
  for (const each of files) {
    // What was pasted may have no extension.
    if (getKind(each.path) !== 'image' && !isNamelessImage(each)) continue;
    const sidecar =
      sidecars.get(each.path.toLowerCase()) ?? sidecars.get(withoutExtension(each.path));
    if (sidecar) used.add(sidecar);
    used.add(each);
    originals.push({ ...each, sidecar: sidecar?.file });
  }
  const leftOut = files
    .filter((each) => !used.has(each) && getKind(each.path) !== 'hidden')
    .map(({ path }) => ({ path, reason: `is ${LEFT_OUT[getKind(path)] ?? 'not an image'}` }));
  const texts = files.find(({ path }) => getName(path) === TEXTS_NAME)?.file;
  return { originals, leftOut, texts };
}

const isNamelessImage = ({ path, file }: ChosenFile) =>
  getExtension(path) === '' && file.type.startsWith('image/');
