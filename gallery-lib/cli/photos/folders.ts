import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from './errors';

/** Returns the real path of a folder that may not be there yet. */
async function getRealPath(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => undefined);
  if (real !== undefined) return real;
  const parent = dirname(folder);
  return parent === folder ? folder : join(await getRealPath(parent), basename(folder));
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);

/** Checks the two folders: derived files would be taken for originals, or originals removed. @throws UsageError */
export async function checkFolders(input: string, output: string): Promise<void> {
  const info = await stat(input).catch(() => undefined);
  if (!info) throw new UsageError(`There is no folder ${input}.`);
  if (!info.isDirectory()) throw new UsageError(`${input} is not a folder.`);
  const target = await stat(output).catch(() => undefined);
  if (target && !target.isDirectory()) throw new UsageError(`${output} is not a folder.`);
  const [from, to] = await Promise.all([getRealPath(resolve(input)), getRealPath(resolve(output))]);
  if (from === to) throw new UsageError('Input and output are the same folder.');
  if (isInside(to, from)) throw new UsageError('The output folder is inside the input folder.');
  if (isInside(from, to)) throw new UsageError('The input folder is inside the output folder.');
}

const encode = (text: string) => text.replace(/[^\x21-\x7e]|["'<>\\^`{|}]/gu, encodeURIComponent);

/** Returns what the URLs of the derived files begin with: the path below the folder that a server or a build serves. */
export function getDefaultBase(output: string, cwd: string): string {
  const parts = relative(cwd, resolve(cwd, output)).split(sep);
  const served = parts.findLastIndex((part) => part === 'public' || part === 'static');
  const toUrl = (names: string[]) => names.map(encodeURIComponent).join('/');
  if (served >= 0) return `/${toUrl(parts.slice(served + 1))}`;
  const source = parts.lastIndexOf('src');
  if (source >= 0) return toUrl(parts.slice(source + 1));
  return `/${toUrl(parts.slice(-1))}`;
}

/** Returns a URL of a derived file. */
export function getUrl(base: string, name: string): string {
  const start = encode(base).replace(/\/+$/, '');
  return start === '' && !base.startsWith('/') ? name : `${start}/${name}`;
}
