import type { ReactNode } from 'react';
import { results, type PageScores } from './results';

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

/** The audits named in losses such as `Largest Contentful Paint: 1.9 s`. */
function getAudits(list: readonly PageScores[]): readonly string[] {
  return [...new Set(list.flatMap(({ losses }) => losses.map((loss) => loss.split(':')[0] ?? '')))];
}

/** The number of pages by their Lighthouse scores, except those that score 100 in every category. */
export function EveryPage(): ReactNode {
  const all = results.everyPage?.pages ?? [];
  if (all.length === 0) return null;
  const below = all.filter((page) => describeLosses(page) !== '');
  const byLosses = [...new Set(below.map(describeLosses))].sort();
  return (
    <>
      <p>
        Lighthouse {results.versions.lighthouse}, mobile preset, one run per page:{' '}
        {all.length - below.length} of {all.length} pages score 100 in all four categories. The
        others lose points in the audits {getAudits(below).join(', ')}, because pages with a gallery
        load React and Next.js:
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
    </>
  );
}
