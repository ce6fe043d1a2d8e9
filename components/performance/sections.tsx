import type { ReactNode } from 'react';
import { BarChart } from './bar-chart';
import { formatNumber } from './format';
import { MeasurementTable } from './measurement-table';
import { groupNames, own, results, totalOf, type BytesRow } from './results';

const { bytes, browser, pages, lighthouse } = results;

function kilobytes(value: number): string {
  return formatNumber(value / 1000);
}

function mapRows<T>(
  records: Readonly<Record<string, T>>,
  read: (record: T) => readonly (number | string)[],
): Record<string, readonly (number | string)[]> {
  return Object.fromEntries(Object.entries(records).map(([name, record]) => [name, read(record)]));
}

/** Says when and where a section was measured. */
function Measured({ date, machine }: (typeof results)['bytes' | 'browser']): ReactNode {
  return (
    <p>
      Measured on <time dateTime={date}>{date}</time>, {machine.processor}, {machine.cores} cores,{' '}
      {machine.system}.
    </p>
  );
}

export function Bytes(): ReactNode {
  const rowsOf = (group: string) => bytes.rows.filter((row) => row.group === group);
  const bars = (group: string) =>
    rowsOf(group).map(({ library, atOnce, later, styles }: BytesRow) => ({
      label: library,
      values: [atOnce, later, styles],
    }));
  return (
    <>
      <p>
        One bundler (esbuild {results.versions.esbuild}), one method: minified, each file compressed
        with gzip at level 9, React left out because the application has it already. Hammer (
        {kilobytes(bytes.apart.hammerjs)} kB) and Mousetrap ({kilobytes(bytes.apart.mousetrap)} kB)
        come on top once somebody swipes or opens a gallery with shortcuts.
      </p>
      <Measured {...bytes} />
      <BarChart
        id="bytes-chart"
        title="Compressed kilobytes by library and purpose"
        description="One bar per library: JavaScript at once, JavaScript later, and CSS. The table below has the same numbers."
        legend={['JavaScript at once', 'JavaScript later', 'CSS']}
        groups={Object.fromEntries(groupNames.map((group) => [group, bars(group)]))}
        format={(total) => `${kilobytes(total)} kB`}
      />
      {groupNames.map((group) => (
        <MeasurementTable
          key={group}
          caption={`${group}, compressed kB`}
          head="Library"
          columns={['JavaScript at once', 'later', 'CSS', 'all together']}
          compare
          rows={Object.fromEntries(
            rowsOf(group).map((row) => [
              row.library,
              [row.atOnce, row.later, row.styles, totalOf(row)].map((value) => value / 1000),
            ]),
          )}
        />
      ))}
    </>
  );
}

export function Browser(): ReactNode {
  return (
    <>
      <p>
        One Chromium ({browser.chromium}), the libraries in turn, one warm-up, then medians of{' '}
        {browser.rounds} rounds. The pictures are data addresses, so the network plays no part, and
        animations are off for everybody. Time runs from the click to the frame in which the picture
        is painted; frames are not held back to 60 a second. Work is what the page’s main thread
        spent, and suffers less from other programs. Dropped frames are those that a 60 Hz screen
        would have missed, long tasks last 50 ms or more; both per 100 steps through{' '}
        {browser.pictures} pictures. A number in brackets is how many times ours it is.
      </p>
      <Measured {...browser} />
      <MeasurementTable
        caption={`Modal gallery with ${browser.pictures} pictures: ms, and kB still held after closing`}
        head="Library"
        columns={['first opening', 'again', 'work', 'step', 'work', 'dropped', 'long', 'kB held']}
        compare
        rows={mapRows(browser.modal, ({ all }) => [
          all.firstOpen,
          all.open,
          all.openWork,
          all.next,
          all.nextWork ?? '–',
          all.dropped,
          all.longTasks,
          all.heap,
        ])}
      />
      <MeasurementTable
        caption={`Carousel with ${browser.pictures} pictures: ms`}
        head="Library"
        columns={['mounting', 'work', 'step', 'work', 'dropped', 'long']}
        compare
        rows={mapRows(browser.carousel, ({ all }) => [
          all.mount,
          all.mountWork,
          all.next,
          all.nextWork ?? '–',
          all.dropped,
          all.longTasks,
        ])}
      />
      <MeasurementTable
        caption="Mounting a plain gallery: ms of work by number of images"
        head="Library"
        columns={['10', '100', '1 000', '10 000']}
        compare
        rows={mapRows(browser.plain, (record) => [
          record[10].mountWork,
          record[100].mountWork,
          record[1000].mountWork,
          record[10000].mountWork,
        ])}
      />
    </>
  );
}

export function Growth(): ReactNode {
  return (
    <>
      <p>
        Who opens a gallery sees one picture and a few thumbnails, however long the list is. Cost
        should follow what is seen: with 10 000 images opening and stepping should cost at most 1.5
        times what they cost with 10. Ours: {formatNumber(browser.growth[own]?.openWork ?? 0, 2)}{' '}
        times the work for opening, {formatNumber(browser.growth[own]?.nextWork ?? 0, 2)} times for
        a step.
      </p>
      <MeasurementTable
        caption="Opening a modal gallery: ms by number of images"
        head="Library"
        columns={['10', '100', '1 000', '10 000']}
        compare
        rows={mapRows(browser.modal, (record) => [
          record[10].open,
          record[100].open,
          record[1000].open,
          record[10000].open,
        ])}
      />
      <MeasurementTable
        caption="With 10 000 images against 10: how many times the cost"
        head="Library"
        digits={2}
        columns={['opening', 'its work', 'step', 'its work']}
        rows={mapRows(browser.growth, ({ open, openWork, next, nextWork }) => [
          open,
          openWork,
          next,
          nextWork,
        ])}
      />
    </>
  );
}

export function Pages(): ReactNode {
  return (
    <>
      {pages && (
        <MeasurementTable
          caption="Pages of this site before anybody does anything, without pictures: median compressed kB"
          head="Kind of page"
          columns={['pages', 'HTML', 'CSS', 'JavaScript']}
          rows={Object.fromEntries(
            pages.kinds.map((row) => [
              row.kind,
              [
                String(row.pages),
                ...[row.document, row.styles, row.scripts].map((value) => value / 1000),
              ],
            ]),
          )}
        />
      )}
      {lighthouse && (
        <MeasurementTable
          caption={`Lighthouse ${results.versions.lighthouse}, mobile preset, medians of three runs`}
          head="Page"
          columns={[
            'performance',
            'accessibility',
            'best practices',
            'SEO',
            'largest paint, ms',
            'blocking, ms',
            'shift',
          ]}
          digits={3}
          rows={Object.fromEntries(
            lighthouse.pages.map((row) => [
              row.kind,
              [
                row.performance,
                row.accessibility,
                row.bestPractices,
                row.seo,
                Math.round(row.largestPaint),
                Math.round(row.blocking),
                row.shift,
              ],
            ]),
          )}
        />
      )}
    </>
  );
}
