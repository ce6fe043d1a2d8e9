import type { ReactNode } from 'react';
import { Folded } from '@/components/docs/folded';
import { results, type PageScores } from './data/results';

const categories = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['bestPractices', 'best practices'],
  ['seo', 'SEO'],
] as const;

/** The scores below 100, for example `performance 99`; empty if all are 100. */
function describeLosses(page: PageScores): string {
  return categories
    .filter(([key]) => page[key] < 100)
    .map(([key, title]) => `${title} ${page[key]}`)
    .join(', ');
}

/** The audits in which pages lose points, and of these the measured times, such as `Speed Index: 1.9 s`. */
function getAudits(pages: readonly PageScores[]): { timings: string; others: string } {
  const losses = pages.flatMap((page) => page.losses.map((loss) => loss.split(': ')));
  const list = (isTiming: boolean) => [
    ...new Set(
      losses.filter(([, value]) => /\d m?s$/.test(value ?? '') === isTiming).map(([name]) => name),
    ),
  ];
  return { timings: list(true).join(', '), others: list(false).join(', ') };
}

const { date, pages = [] } = results.everyPage ?? {};
const below = pages.filter((page) => describeLosses(page) !== '');

/** How many pages score 100 in every category. */
export function FullScores(): ReactNode {
  if (pages.length === 0) return null;
  return (
    <p>
      {pages.length - below.length} of {pages.length} pages scored 100 in all four categories of
      Lighthouse {results.versions.lighthouse} on {date}, with its mobile preset.
    </p>
  );
}

/** The number of pages by their Lighthouse scores, except those that score 100 in every category. */
export function EveryPage(): ReactNode {
  if (below.length === 0) return null;
  const byLosses = [...new Set(below.map(describeLosses))].sort();
  const { timings, others } = getAudits(below);
  return (
    <Folded id="scores" title="Lighthouse scores below 100" summary={`${below.length} pages`}>
      <p>
        One run per page on {date}. These pages lost points
        {timings && ` in ${timings}, because pages with a gallery load React and Next.js`}
        {timings && others && ', and'}
        {others && ` in “${others}”`}:
      </p>
      <ul>
        {byLosses.map((losses) => {
          const count = below.filter((page) => describeLosses(page) === losses).length;
          return (
            <li key={losses}>
              {losses}: {count} {count === 1 ? 'page' : 'pages'}
            </li>
          );
        })}
      </ul>
    </Folded>
  );
}
