import type { parse } from 'exifr';
import { getCode, UsageError } from './errors';

export type Sharp = typeof import('sharp').default;

/** The optional peer dependencies of the command. */
export interface Tools {
  sharp: Sharp;
  parseExif: typeof parse;
}

/** Imports a package. @returns undefined if it is not installed */
async function importIfThere<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (getCode(error) === 'ERR_MODULE_NOT_FOUND') return undefined;
    // It is there without its program for this system; its own message says what to do.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Loads the packages that read and write images. @throws UsageError with the line that installs those that are missing */
export async function loadTools(): Promise<Tools> {
  const sharp = await importIfThere(() => import('sharp'));
  const exifr = await importIfThere(() => import('exifr'));
  if (sharp && exifr) return { sharp: sharp.default, parseExif: exifr.default.parse };
  const missing = [...(sharp ? [] : ['sharp']), ...(exifr ? [] : ['exifr'])];
  throw new UsageError(
    `The command needs ${missing.join(' and ')}. Install with: npm install --save-dev ${missing.join(' ')}`,
  );
}
