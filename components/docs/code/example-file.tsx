import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Snippet } from './snippet';

/** A file of the examples, which the compiler checks. */
export function ExampleFile({
  name,
}: {
  name:
    | 'modal-gallery'
    | 'plain-gallery'
    | 'carousel'
    | 'links'
    | 'slots'
    | 'image-list'
    | 'own-buttons'
    | 'gallery-link'
    | 'gallery-test'
    | 'gallery.spec'
    | 'angular-names'
    | 'vitest.config'
    | 'jest.config'
    | 'german'
    | 'de';
}) {
  const file = `${name}.${/config/.test(name) ? 'mjs' : /angular|spec|list|own|^de$/.test(name) ? 'ts' : 'tsx'}`;
  // A locale of the library is the example of one.
  const folder = name === 'de' ? 'gallery-lib/src/locales' : 'components/docs/examples';
  const path = join(/* turbopackIgnore: true */ process.cwd(), folder, file);
  const code = readFileSync(path, 'utf8').replace("'../model'", "'ks-gallery-react'");
  return <Snippet title={`React: ${file}`} code={code} />;
}
