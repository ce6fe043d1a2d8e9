import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Snippet } from './snippet';

/** A file of the examples directory, which the compiler checks. */
export function ExampleFile({
  name,
}: {
  name:
    | 'modal-gallery'
    | 'plain-gallery'
    | 'carousel'
    | 'links'
    | 'gallery-link'
    | 'gallery-test'
    | 'gallery.spec'
    | 'angular-names'
    | 'vitest.config'
    | 'jest.config'
    | 'german'
    | 'arabic';
}) {
  const file = `${name}.${/config/.test(name) ? 'mjs' : /german|arabic|angular|spec/.test(name) ? 'ts' : 'tsx'}`;
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'components/docs/examples');
  return <Snippet title={`React: ${file}`} code={readFileSync(join(folder, file), 'utf8')} />;
}
