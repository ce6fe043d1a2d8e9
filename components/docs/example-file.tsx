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
  // The German texts are a file of their demo.
  const folder = name === 'german' ? 'app/react/german' : 'components/docs/examples';
  const path = join(/* turbopackIgnore: true */ process.cwd(), folder, file);
  return <Snippet title={`React: ${file}`} code={readFileSync(path, 'utf8')} />;
}
