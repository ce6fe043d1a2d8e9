import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Snippet } from './snippet';

/** A whole file of the examples folder, as the compiler checks it. */
export function ExampleFile({ name }: { name: 'modal-gallery' | 'plain-gallery' | 'carousel' }) {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'components/docs/examples');
  return (
    <Snippet
      title={`React: ${name}.tsx`}
      code={readFileSync(join(folder, `${name}.tsx`), 'utf8')}
    />
  );
}
