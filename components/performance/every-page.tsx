import type { ReactNode } from 'react';
import { formatNumber } from './format';
import { MeasurementTable } from './measurement-table';
import { results, type PageScores } from './results';

const { everyPage, pages } = results;

const scoresOf = ({ performance, accessibility, bestPractices, seo }: PageScores) => [
  performance,
  accessibility,
  bestPractices,
  seo,
];

/** Each page of the site with its scripts and its scores, and what keeps those below 100 from it. */
export function EveryPage(): ReactNode {
  if (!everyPage || !pages) return null;
  const scripts = new Map(pages.routes.map((route) => [route.path, route.scripts]));
  const below = everyPage.pages.filter((page) => scoresOf(page).some((score) => score < 100));
  return (
    <>
      <p>
        Lighthouse {results.versions.lighthouse}, mobile preset, once for each page:{' '}
        {everyPage.pages.length - below.length} of {everyPage.pages.length} pages have 100 four
        times. The last column says what Lighthouse names where one is missing. Pages with a gallery
        carry the runtime of the framework, which the slow phone of the preset runs while the
        largest picture or text is painted.
      </p>
      <MeasurementTable
        caption="Every page: compressed kB of JavaScript, and Lighthouse"
        head="Page"
        columns={[
          'JavaScript',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'below 100',
        ]}
        rows={Object.fromEntries(
          everyPage.pages.map((page) => [
            page.path,
            [
              formatNumber((scripts.get(page.path) ?? 0) / 1000),
              ...scoresOf(page),
              page.losses.join(', '),
            ],
          ]),
        )}
      />
    </>
  );
}
