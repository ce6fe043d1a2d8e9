/** What users have dropped, pasted or chosen: which files are photographs, and what belongs to them. */
import { getKind, LEFT_OUT } from '@/gallery-lib/cli/core/kinds';
import { comparePaths } from '@/gallery-lib/cli/core/names/natural-order';
import { getExtension, getName, normalizePath } from '@/gallery-lib/cli/core/names/paths';
import { findSidecars } from '@/gallery-lib/cli/core/metadata/sidecars';
import { TEXTS_NAME } from '@/gallery-lib/cli/core/texts';

/** A file with its path in what was chosen. */
export interface ChosenFile {
  readonly path: string;
  /** The folder that holds all that was chosen at once; the path is that in it. */
  readonly folder?: string;
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

interface Intake {
  readonly originals: readonly Original[];
  readonly leftOut: readonly LeftOut[];
  /** The file of texts among them. */
  readonly texts?: File;
}

/** Takes the folder in which all files are out of their paths: by itself it is the input folder, and no album. */
export function withoutRoot(files: readonly ChosenFile[]): readonly ChosenFile[] {
  const roots = new Set(files.map(({ path }) => /^([^/]*)\//.exec(path)?.[1]));
  const [root] = roots;
  if (roots.size !== 1 || root === undefined) return files;
  return files.map(({ path, file }) => ({ path: path.slice(root.length + 1), folder: root, file }));
}

/** Divides files by their names, as the command does; hidden ones are left out silently. */
export function sortOut(chosen: readonly ChosenFile[]): Intake {
  const files = chosen
    .map(({ path, folder, file }) => ({
      path: normalizePath(path),
      folder: folder && normalizePath(folder),
      file,
    }))
    .sort((a, b) => comparePaths(a.path, b.path));
  const findSidecar = findSidecars(files);
  const used = new Set<ChosenFile>();
  const originals: Original[] = [];
  for (const each of files) {
    // What was pasted may have no extension.
    if (getKind(each.path) !== 'image' && !isNamelessImage(each)) continue;
    const sidecar = findSidecar(each.path);
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
