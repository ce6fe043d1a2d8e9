/** The command was called in a way that it cannot follow. Nothing has been written. */
export class UsageError extends Error {}

/** The run cannot go on, for example because the disk is full. */
export class FatalError extends Error {}

/** Why an original is not in the gallery. */
export class OriginalError extends Error {}

const FULL = /^(ENOSPC|EDQUOT)$/;
const DENIED = /^(EACCES|EPERM|EROFS)$/;

/** Returns the code of an error of the system. */
export const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Returns the error of a file that could not be written, in words. */
export function describeWriteError(error: unknown, path: string): FatalError {
  const code = getCode(error);
  if (FULL.test(code)) return new FatalError(`The disk is full; ${path} was not written.`);
  if (DENIED.test(code)) return new FatalError(`${path} cannot be written: permission denied.`);
  return new FatalError(
    `${path} cannot be written: ${error instanceof Error ? error.message : error}`,
  );
}
