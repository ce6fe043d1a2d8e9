import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Snippet } from './snippet';

/** A file of the examples, which the compiler checks. */
export function ExampleFile({
  name,
  edition = 'React',
}: {
  /** The edition for which it is shown, if its names exist in both. */
  edition?: 'React' | 'Angular';
  name:
    | 'album/plain-gallery'
    | 'album/gallery-test'
    | 'album/gallery.spec'
    | 'album/vitest.config'
    | 'album/jest.config'
    | 'modal-gallery'
    | 'carousel'
    | 'links'
    | 'slots'
    | 'image-list'
    | 'own-buttons'
    | 'own-previews'
    | 'gallery-link'
    | 'angular-names'
    | 'german'
    | 'de';
}) {
  // A locale of the library is the example of one.
  const folder = name === 'de' ? 'gallery-lib/src/locales' : 'components/docs/examples';
  const inFolder = (file: string) => join(/* turbopackIgnore: true */ process.cwd(), folder, file);
  const files = ['tsx', 'ts', 'mjs'].map((extension) => `${name}.${extension}`);
  const file = files.find((candidate) => existsSync(inFolder(candidate)));
  if (!file) throw new Error(`There is no example ${name} in ${folder}.`);
  const reactCode = readFileSync(inFolder(file), 'utf8').replace(
    "'../model'",
    "'ks-gallery-react'",
  );
  const code =
    edition === 'React'
      ? reactCode
      : reactCode
          .replace("'ks-gallery-react'", "'@ks89/angular-modal-gallery'")
          .replace(/\btype (Modal\w+,)/g, '$1')
          .replace('import type', 'import');
  return <Snippet title={`${edition}: ${basename(file)}`} code={code} />;
}
