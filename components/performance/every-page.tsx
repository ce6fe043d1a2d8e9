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

/** The pages of the site with a Lighthouse score below 100, and the reasons. */
export function EveryPage(): ReactNode {
  if (!everyPage || !pages) return null;
  const scripts = new Map(pages.routes.map((route) => [route.path, route.scripts]));
  const below = everyPage.pages.filter((page) => scoresOf(page).some((score) => score < 100));
  return (
    <>
      <p>
        Lighthouse {results.versions.lighthouse}, mobile preset, one run per page:{' '}
        {everyPage.pages.length - below.length} of {everyPage.pages.length} pages score 100 in all
        four categories. The table lists the others, with the reasons. Pages with a gallery load
        React and Next.js, which delays the largest image or text on the slow phone of the preset.
      </p>
      <MeasurementTable
        caption="Pages with a score below 100: compressed kB of JavaScript, and scores"
        head="Page"
        columns={['JavaScript', 'performance', 'accessibility', 'best practices', 'SEO', 'reasons']}
        rows={Object.fromEntries(
          below.map((page) => [
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
