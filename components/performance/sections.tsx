import type { ReactNode } from 'react';
import { BarChart } from './bar-chart';
import { formatNumber } from './format';
import { MeasurementTable } from './measurement-table';
import { bytesRows, groupNames, own, results, getTotal, type BytesRow } from './results';

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

/** Date and machine of a measurement. */
function Measured({ date, machine }: (typeof results)['bytes' | 'browser']): ReactNode {
  return (
    <p>
      Measured on <time dateTime={date}>{date}</time>, {machine.processor}, {machine.cores} cores,{' '}
      {machine.system}.
    </p>
  );
}

export function Bytes(): ReactNode {
  const getRows = (group: string) => bytesRows.filter((row) => row.group === group);
  const bars = (group: string) =>
    getRows(group).map(({ library, atOnce, later, styles }: BytesRow) => ({
      label: library,
      values: [atOnce, later, styles],
    }));
  return (
    <>
      <p>
        All libraries are bundled and minified with esbuild {results.versions.esbuild}; each file is
        compressed with gzip, level 9. React is not counted. The column “later” of{' '}
        <code>{own}</code> includes its dependencies: Hammer.js ({kilobytes(bytes.apart.hammerjs)}{' '}
        kB), which the modal gallery and the carousel load, and Mousetrap (
        {kilobytes(bytes.apart.mousetrap)} kB), which the modal gallery loads if images are
        downloadable.
      </p>
      <p>What each configuration includes:</p>
      <ul>
        <li>
          <code>{own}</code>: everything in the package. The modal gallery has thumbnails, dots,
          captions, autoplay, download, full screen, swipes and keys; the carousel has arrows, dots,
          thumbnails, autoplay, captions, swipes and keys.
        </li>
        <li>
          yet-another-react-lightbox, PhotoSwipe: arrows, swipes, zoom in PhotoSwipe, no thumbnails.
        </li>
        <li>6 plugins: also captions, counter, download, full screen, slide show, thumbnails.</li>
        <li>embla-carousel-react: swipes only, no controls.</li>
        <li>swiper, 5 modules: arrows, dots, keys, autoplay, accessible names, no thumbnails.</li>
        <li>react-image-gallery: arrows, thumbnails, autoplay, full screen, swipes and keys.</li>
        <li>react-photo-album: a layout of rows.</li>
      </ul>
      <Measured {...bytes} />
      <BarChart
        id="bytes-chart"
        title="Compressed kilobytes by library and component"
        description="One bar per library: JavaScript of the first load, JavaScript loaded later, and CSS. The tables below have the same numbers."
        legend={['JS, first load', 'JS, later', 'CSS']}
        groups={Object.fromEntries(groupNames.map((group) => [group, bars(group)]))}
        format={(total) => `${kilobytes(total)} kB`}
      />
      {groupNames.map((group) => (
        <MeasurementTable
          key={group}
          caption={`${group}, compressed kB`}
          head="Library"
          columns={['JavaScript, first load', 'later', 'CSS', 'sum']}
          compare
          rows={Object.fromEntries(
            getRows(group).map((row) => [
              row.library,
              [row.atOnce, row.later, row.styles, getTotal(row)].map((value) => value / 1000),
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
        Medians of {browser.rounds} rounds in Chromium {browser.chromium}, after a warm-up. The
        images are data URLs, without network; animations are off. Times are from the click to the
        frame that paints the image, without a limit of 60 frames per second. “Work” is the time on
        the main thread. “Dropped” are frames that a 60 Hz screen would have missed, “long” are
        tasks of 50 ms or more; both per 100 steps through {browser.pictures} images. Numbers in
        brackets are ratios to <code>{own}</code>, which always runs with its default options:
        thumbnails, dots and side previews on, except autoplay of the carousel.
      </p>
      <Measured {...browser} />
      <MeasurementTable
        caption={`Modal gallery with ${browser.pictures} images: ms, and kB retained after closing`}
        head="Library"
        columns={['first opening', 'again', 'work', 'step', 'work', 'dropped', 'long', 'kB']}
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
        caption={`Carousel with ${browser.pictures} images: ms`}
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
        A gallery shows one image and a few thumbnails, however long the list is. The goal is that
        opening and stepping with 10 000 images cost at most 1.5 times as much as with 10. The React
        edition needs {formatNumber(browser.growth[own]?.openWork ?? 0, 2)} times the work for
        opening and {formatNumber(browser.growth[own]?.nextWork ?? 0, 2)} times the work for a step.
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
        caption="Cost with 10 000 images divided by cost with 10"
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
          caption="First load of a page of this site, without images: median compressed kB"
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
