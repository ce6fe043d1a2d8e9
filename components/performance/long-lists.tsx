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

/** How much longer a page of many thumbnails takes than one of few. */
const growth = (field: 'firstPaint' | 'open') =>
  formatRatio(thumbnails.results.many[field] / thumbnails.results.few[field]);

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
        The goal for {many} images is at most 1.5 times the work of {few}.
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
      <p>
        A page of {formatNumber(thumbnails.sizes.many)} thumbnails is painted in{' '}
        {growth('firstPaint')} times the time of one of {formatNumber(thumbnails.sizes.few)}, and an
        image opens in {growth('open')} times; the goal is 1.2.
      </p>
    </>
  );
}
