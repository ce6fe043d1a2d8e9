import type { ReactNode } from 'react';
import { Folded } from '@/components/docs/folded';
import { EveryPage, FullScores } from './every-page';
import { MeasurementTable } from './measurement-table';
import { results } from './data/results';

const { pages, lighthouse } = results;
const sum = pages?.kinds.reduce((count, kind) => count + kind.pages, 0);

/** Weight and Lighthouse scores of the pages of this site. */
export function SitePages(): ReactNode {
  return (
    <>
      <FullScores />
      {pages && (
        <Folded
          id="page-sizes"
          title="Size by kind of page"
          summary={`${sum} of ${pages.routes.length} pages`}
        >
          <MeasurementTable
            caption={`A page of this site on ${pages.date}, without images: median compressed kB at load, and of its live demo, fetched when the browser is idle`}
            head="Kind of page"
            columns={['pages', 'HTML', 'CSS', 'JavaScript', 'live demo']}
            rows={Object.fromEntries(
              pages.kinds.map((row) => [
                row.kind,
                [
                  String(row.pages),
                  ...[row.document, row.styles, row.scripts, row.later].map(
                    (value) => value / 1000,
                  ),
                ],
              ]),
            )}
          />
        </Folded>
      )}
      {lighthouse && (
        <Folded
          id="lighthouse"
          title="Lighthouse by kind of page"
          summary={`${lighthouse.pages.length} pages, three runs each`}
        >
          <MeasurementTable
            caption={`Lighthouse ${results.versions.lighthouse}, mobile preset, medians of three runs on ${lighthouse.date}`}
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
        </Folded>
      )}
      <EveryPage />
    </>
  );
}
