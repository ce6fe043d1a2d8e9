import type { ReactNode } from 'react';
import { Folded } from '@/components/docs/folded';
import { formatNumber, formatRatio } from '@/components/site/format';
import { comparisons } from './data/comparisons';
import { MeasurementTable } from './measurement-table';
import { own, results, type ListsRecord, type Opening } from './data/results';

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
    <Folded
      id="thumbnails"
      title="Pages with many thumbnails"
      summary={`${formatNumber(sizes.few)} and ${formatNumber(sizes.many)} thumbnails`}
    >
      <p>
        All thumbnails of a plain gallery stay in the document, however many there are. The goal is
        a factor of 1.2. While a dialog is open the rest of the page is inert, and browsers
        calculate the style of every element again for it.
      </p>
      <MeasurementTable
        caption="Thumbnails rendered by a server, and an image opened from them, ms"
        head="Measure"
        columns={[formatNumber(sizes.few), formatNumber(sizes.many), 'factor']}
        rows={Object.fromEntries(rows)}
      />
    </Folded>
  );
}

/** What the number of images and of thumbnails costs when a modal gallery opens. */
export function LongListSummary(): ReactNode {
  const { [own]: gallery } = lists.results.modalFull ?? {};
  if (!gallery) throw new Error(`The long lists have no result for ${own}. Run npm run bench.`);
  const { sizes, results: measured } = thumbnails;
  const ratio = (long: Opening, short: Opening) => formatRatio(long.open / short.open);
  return (
    <p>
      CSS lays out rows and columns, so another width needs no script. A full modal gallery of{' '}
      {many} images takes {ratio(gallery.many, gallery.few)} times as long to open as one of {few}.
      The thumbnails of the page cost more: with {formatNumber(sizes.many)} of them it takes{' '}
      {ratio(measured.many, measured.few)} times as long as with {formatNumber(sizes.few)}.
    </p>
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
      <Folded
        id="lists"
        title="Galleries with many images"
        summary={`opening and a step with ${few} and ${many} images`}
      >
        <p>
          A modal gallery shows one image and a few thumbnails, however long the list is. The goal
          of the React edition is that opening and a step with {many} images need at most 1.5 times
          the work that they need with {few}.
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
      </Folded>
      <LongPages />
    </>
  );
}
