import type { ReactNode } from 'react';
import { formatNumber, formatRatio } from '@/components/site/format';
import { comparisons } from './comparisons';
import { MeasurementTable } from './measurement-table';
import { results, type ListsRecord } from './results';

const { lists, thumbnails } = results;
const [few, many] = [formatNumber(lists.sizes.few), formatNumber(lists.sizes.many)];

function toRow({ few: short, many: long }: ListsRecord): readonly (number | string)[] {
  const fields = ['openWork', 'stepWork'] as const;
  return fields.flatMap((field) => [
    short[field],
    long[field],
    formatRatio(long[field] / short[field]),
  ]);
}

const thumbnailMeasures = {
  'first paint': 'firstPaint',
  'opening, until the image is painted': 'open',
  'work of opening': 'openWork',
} as const;

/** Plain galleries with few and with many thumbnails, which open a modal gallery. */
function LongPages(): ReactNode {
  const { sizes, results: measured } = thumbnails;
  const rows = Object.entries(thumbnailMeasures).map(([name, field]) => {
    const values = [measured.few[field], measured.many[field]] as const;
    return [name, [...values, formatRatio(values[1] / values[0])]];
  });
  return (
    <>
      <p>
        Thumbnails stay in the document, however many there are. The goal is a factor of 1.2. While
        a dialog is open the rest of the page is inert, and browsers calculate the style of every
        element again for it.
      </p>
      <MeasurementTable
        caption="Thumbnails rendered by a server, and an image opened from them, ms"
        head="Measure"
        columns={[formatNumber(sizes.few), formatNumber(sizes.many), 'factor']}
        rows={Object.fromEntries(rows)}
      />
    </>
  );
}

/** Galleries with few and with many images. */
export function LongLists(): ReactNode {
  const rows = comparisons.flatMap(({ id, title }) =>
    Object.entries(lists.results[id] ?? {}).map(([library, record]) => [
      `${title}: ${library}`,
      toRow(record),
    ]),
  );
  return (
    <>
      <p>
        A modal gallery shows one image and a few thumbnails, however long the list is. The goal of
        the React edition is that opening and a step with {many} images need at most 1.5 times the
        work that they need with {few}.
      </p>
      <MeasurementTable
        caption="Work on the main thread by number of images, ms"
        head="Library"
        columns={[
          `opening, ${few}`,
          `opening, ${many}`,
          'factor',
          `step, ${few}`,
          `step, ${many}`,
          'factor',
        ]}
        rows={Object.fromEntries(rows)}
      />
      <LongPages />
    </>
  );
}
