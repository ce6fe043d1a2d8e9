/** The versions of the React edition, newest first. `npm run release -- --write` sets the date of the first one. */

export interface ReactRelease {
  readonly version: string;
  /** ISO 8601 date; undefined for the version whose file each build packs anew. */
  readonly date?: string;
  /** Digest of its file in the notation of lock files. */
  readonly integrity?: string;
}

export const reactReleases: readonly [ReactRelease, ...ReactRelease[]] = [{ version: '10.0.0' }];

/** The newest version that is released, if there is one. */
export const currentRelease = reactReleases.find(({ date }) => date !== undefined);

/** ISO 8601 date at which this list and its feed began. */
export const reactReleasesSince = '2026-11-23';

/** Path of the page of a version. A dot would make it look like the name of a file. */
export function releasePath(version: string): string {
  return `/react/releases/${version.replaceAll('.', '-')}`;
}
