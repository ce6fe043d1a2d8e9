import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a file beside this one, which the page about photographs shows. */
export const readPhotosFile = (name: string) =>
  readFileSync(
    join(/* turbopackIgnore: true */ process.cwd(), 'components/docs/photos', name),
    'utf8',
  );
