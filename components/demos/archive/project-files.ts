import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Tests and builds run in the root of the project.
const inRoot = (path: string) => join(/* turbopackIgnore: true */ process.cwd(), path);

export function readProjectFile(path: string): string {
  return readFileSync(inRoot(path), 'utf8');
}

export function isProjectFile(path: string): boolean {
  return existsSync(inRoot(path));
}
