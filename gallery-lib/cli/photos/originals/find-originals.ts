import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { matchesGlob } from '../../core/glob';
import { getKind, isHidden, LEFT_OUT } from '../../core/kinds';
import { comparePaths } from '../../core/names/natural-order';
import { normalizePath } from '../../core/names/paths';
import { findSidecars } from '../../core/metadata/sidecars';

/** A file of the input folder. */
export interface Original {
  /** Path in the input folder, as the module and the messages have it. */
  path: string;
  /** Path on this machine. */
  file: string;
  /** The `.xmp` file beside it. */
  sidecar?: string;
}

export interface LeftOut {
  path: string;
  reason: string;
}

export interface Found {
  originals: Original[];
  leftOut: LeftOut[];
}

interface Walk {
  files: { path: string; file: string }[];
  leftOut: LeftOut[];
}

/** Collects the files of a folder. Links are followed inside the input folder, and no folder is entered through itself. */
async function walk(
  folder: string,
  prefix: string,
  root: string,
  ancestors: readonly string[],
  found: Walk,
): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (isHidden(entry.name)) continue;
    const file = join(folder, entry.name);
    const path = normalizePath(prefix + entry.name);
    const real = entry.isSymbolicLink() ? await realpath(file).catch(() => undefined) : file;
    if (entry.isSymbolicLink() && !real?.startsWith(root + sep)) {
      found.leftOut.push({
        path,
        reason: real ? 'a link that leads out of the input folder' : 'a link to a missing file',
      });
      continue;
    }
    const target = real ? await realpath(real) : file;
    const info = entry.isSymbolicLink() ? await stat(file) : entry;
    if (info.isFile()) found.files.push({ path, file });
    else if (!info.isDirectory()) found.leftOut.push({ path, reason: 'not a file' });
    else if (ancestors.includes(target))
      found.leftOut.push({ path, reason: 'a link to a folder that contains it' });
    else await walk(file, `${path}/`, root, [...ancestors, target], found);
  }
}

/** Finds the photographs of a folder and its subfolders, and says what of the rest is left out. */
export async function findOriginals(
  input: string,
  { include, exclude }: { include: readonly string[]; exclude: readonly string[] },
): Promise<Found> {
  const root = await realpath(input);
  const { files, leftOut }: Walk = { files: [], leftOut: [] };
  await walk(input, '', root, [root], { files, leftOut });
  const isWanted = (path: string) =>
    (include.length === 0 || include.some((glob) => matchesGlob(path, glob))) &&
    !exclude.some((glob) => matchesGlob(path, glob));
  const wanted = files
    .filter(({ path }) => isWanted(path))
    .sort((a, b) => comparePaths(a.path, b.path));
  const findSidecar = findSidecars(files);
  const used = new Set<string>();
  const originals = wanted
    .filter(({ path }) => getKind(path) === 'image')
    .map((each) => {
      const sidecar = findSidecar(each.path);
      if (sidecar) used.add(sidecar.path);
      return { ...each, sidecar: sidecar?.file };
    });
  const others = wanted
    .filter(({ path }) => getKind(path) !== 'image' && !used.has(path))
    .map(({ path }) => ({ path, reason: LEFT_OUT[getKind(path)] ?? 'not an image' }));
  return {
    originals,
    leftOut: [...leftOut, ...others].sort((a, b) => comparePaths(a.path, b.path)),
  };
}
