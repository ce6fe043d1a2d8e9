import type { ReactNode } from 'react';
import { comparisons } from './comparisons';
import { MeasurementTable } from './measurement-table';
import { getTotal, own, results, type Size } from './results';
import { sizes, sizesByConfiguration, sizesWithAdapters } from './sizes';

const columns = ['JavaScript, first load', 'JavaScript, later', 'CSS', 'sum'];

const toRow = (size: Size) =>
  [size.atOnce, size.later, size.styles, getTotal(size)].map((value) => value / 1000);

interface SizeTableProps {
  caption: string;
  /** Heading of the first column. */
  head: string;
  sizes: readonly (readonly [string, Size])[];
}

function SizeTable({ caption, head, sizes: given }: SizeTableProps): ReactNode {
  const rows = Object.fromEntries(given.map(([name, size]) => [name, toRow(size)]));
  return <MeasurementTable {...{ caption, head, columns, rows }} />;
}

/** What the bytes of each comparison consist of. */
export function Bytes(): ReactNode {
  return (
    <>
      <p>
        Everything that a user downloads but React is counted: JavaScript, CSS, dependencies and
        code that is fetched later. All libraries are bundled and minified with esbuild{' '}
        {results.versions.esbuild}; each file is compressed with gzip, level 9. The React edition is
        measured when this site is built.
      </p>
      <SizeTable
        caption="Compressed kB"
        head="Library"
        sizes={comparisons.flatMap(({ id, title }) =>
          Object.entries(sizes[id] ?? {}).map(
            ([library, size]) => [`${title}: ${library}`, size] as const,
          ),
        )}
      />
      <p>
        Code that serves an option is fetched only if the option is used. The modal gallery
        downloads until its first image is shown and the browser is idle:
      </p>
      <SizeTable
        caption="Modal gallery by configuration, compressed kB"
        head="Options"
        sizes={Object.entries(sizesByConfiguration)}
      />
      <p>
        The adapters for Hammer.js and Mousetrap are optional and not part of these sums. An
        application that registers them, as this site does, downloads:
      </p>
      <SizeTable
        caption={`${own} with adapters, compressed kB`}
        head="Component"
        sizes={comparisons.flatMap(({ id, title }) => {
          const size = sizesWithAdapters[id];
          return size ? [[title, size] as const] : [];
        })}
      />
    </>
  );
}
