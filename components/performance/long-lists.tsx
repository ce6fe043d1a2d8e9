import type { ReactNode } from 'react';
import { formatNumber, formatRatio } from '@/components/site/format';
import { comparisons } from './comparisons';
import { MeasurementTable } from './measurement-table';
import { results, type ListsRecord } from './results';

const { lists } = results;
const [few, many] = [formatNumber(lists.sizes.few), formatNumber(lists.sizes.many)];

function toRow({ few: short, many: long }: ListsRecord): readonly (number | string)[] {
  const fields = ['openWork', 'stepWork'] as const;
  return fields.flatMap((field) => [
    short[field],
    long[field],
    formatRatio(long[field] / short[field]),
  ]);
}

/** Modal galleries with few and with many images. */
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
    </>
  );
}
