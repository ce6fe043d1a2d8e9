import type { ReactNode } from 'react';
import { Folded } from '@/components/docs/folded';
import { comparisons } from './data/comparisons';
import { MeasurementTable } from './measurement-table';
import { getTotal, own, results, type Size } from './data/results';
import { sizes, sizesByConfiguration, sizesWithAdapters } from './data/sizes';

const kilobytes = (bytes: number) => bytes / 1000;

/** Columns of a table of sizes. */
const columns = {
  'JavaScript, first load': ({ atOnce }: Size) => atOnce,
  'JavaScript, later': ({ later }: Size) => later,
  CSS: ({ styles }: Size) => styles,
};
/** The column of a table whose rows have the same first load and CSS. */
const sumOnly = { sum: getTotal };

interface SizeTableProps {
  caption: string;
  /** Heading of the first column. */
  head: string;
  sizes: readonly (readonly [string, Size])[];
  /** Default: all. */
  parts?: Readonly<Record<string, (size: Size) => number>>;
}

function SizeTable({ caption, head, sizes: given, parts = columns }: SizeTableProps): ReactNode {
  const values = Object.values(parts);
  const rows = Object.fromEntries(
    given.map(([name, size]) => [name, values.map((read) => kilobytes(read(size)))]),
  );
  return <MeasurementTable {...{ caption, head, rows }} columns={Object.keys(parts)} />;
}

/** The sizes of all comparisons; those in which a library has the same size share a row. */
function getDistinctSizes(): readonly (readonly [string, Size])[] {
  const rows = new Map<string, { titles: string[]; library: string; size: Size }>();
  for (const { id, title } of comparisons) {
    for (const [library, size] of Object.entries(sizes[id] ?? {})) {
      const key = JSON.stringify([library, size]);
      const row = rows.get(key) ?? { titles: [], library, size };
      row.titles.push(title);
      rows.set(key, row);
    }
  }
  return [...rows.values()].map(({ titles, library, size }) => [
    `${titles.join('; ')}: ${library}`,
    size,
  ]);
}

/** What a user downloads, in parts and by option. */
export function Bytes(): ReactNode {
  const configurations = Object.entries(sizesByConfiguration);
  return (
    <>
      <Folded id="parts" title="Size in parts" summary="JavaScript and CSS of each library">
        <p>
          Everything that a user downloads but React is counted: JavaScript, CSS, dependencies and
          code that is fetched later. All libraries are bundled and minified with esbuild{' '}
          {results.versions.esbuild}; each file is compressed with gzip, level 9. The React edition
          is measured when this site is built. A component alone is imported from its subpath, such
          as <code>ks-gallery-react/carousel</code>. From <code>ks-gallery-react</code>, esbuild
          adds up to 3 kB that it shares with the modal gallery; Rolldown, the bundler of Vite 8,
          adds nothing.
        </p>
        <SizeTable caption="Compressed kB" head="Library" sizes={getDistinctSizes()} />
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
      </Folded>
      <Folded
        id="options"
        title="Size by option"
        summary={`${configurations.length} configurations of the modal gallery`}
      >
        <p>
          Code that serves an option is fetched only if the option is used. The modal gallery
          downloads until its first image is shown and the browser is idle:
        </p>
        <SizeTable
          caption="Modal gallery by configuration, compressed kB"
          head="Options"
          sizes={configurations}
          parts={sumOnly}
        />
      </Folded>
    </>
  );
}
