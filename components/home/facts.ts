import { results } from '@/components/performance/data/results';
import { formatKilobytes } from '@/components/site/format';
import { findSize, readSizeRecords } from '@/components/site/sizes/library-sizes';
import { href } from '@/components/site/urls';
import sizes from '@/sizes.json';

/** A figure of the project with what proves it. */
export interface Fact {
  readonly value: string;
  readonly text: string;
  readonly evidence: { readonly label: string; readonly url: string };
}

function getAccessiblePages(): Fact[] {
  const { pages = [] } = results.everyPage ?? {};
  if (pages.length === 0) return [];
  const complete = pages.filter(({ accessibility }) => accessibility === 100);
  return [
    {
      value: `${complete.length} of ${pages.length}`,
      text: 'pages have the Lighthouse accessibility score 100',
      evidence: { label: 'Scores', url: href('/performance#Pages') },
    },
  ];
}

/** Figures from the sizes and the measurements. */
export function getFacts(): readonly Fact[] {
  return [
    {
      value: formatKilobytes(findSize(readSizeRecords(), 'all three', 'first').total),
      text: 'for the three React components at load',
      evidence: { label: 'Sizes', url: href('/performance#Bytes') },
    },
    {
      value: formatKilobytes(sizes['scripts at load']),
      text: 'of scripts per page at load; reading needs none',
      evidence: { label: 'Pages', url: href('/performance#Pages') },
    },
    ...getAccessiblePages(),
  ];
}
