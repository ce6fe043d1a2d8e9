import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// Tests and builds run in the root of the project.
const inRoot = (path: string) => join(/* turbopackIgnore: true */ process.cwd(), path);

export function readProjectFile(path: string): string {
  return readFileSync(inRoot(path), 'utf8');
}

export function isProjectFile(path: string): boolean {
  return existsSync(inRoot(path));
}

/** The names of what is in a folder, in the same order on every system. */
export function listProjectFiles(folder: string): readonly string[] {
  return readdirSync(inRoot(folder)).sort();
}
