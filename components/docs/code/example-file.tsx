import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Snippet } from './snippet';

/** A file of the examples, which the compiler checks. */
export function ExampleFile({
  name,
  edition = 'React',
}: {
  /** The edition for which it is shown, if its names exist in both. */
  edition?: 'React' | 'Angular';
  name:
    | 'modal-gallery'
    | 'plain-gallery'
    | 'carousel'
    | 'links'
    | 'slots'
    | 'image-list'
    | 'own-buttons'
    | 'own-previews'
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
  const reactCode = readFileSync(path, 'utf8').replace("'../model'", "'ks-gallery-react'");
  const code =
    edition === 'React'
      ? reactCode
      : reactCode
          .replace("'ks-gallery-react'", "'@ks89/angular-modal-gallery'")
          .replace(/\btype (Modal\w+,)/g, '$1')
          .replace('import type', 'import');
  return <Snippet title={`${edition}: ${file}`} code={code} />;
}
