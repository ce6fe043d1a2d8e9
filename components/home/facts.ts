import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { results } from '@/components/performance/results';
import { formatKilobytes } from '@/components/site/format';
import { findSize, readSizeRecords } from '@/components/site/library-sizes';
import { promisesFile, readPromises } from '@/components/site/promises';
import { siteFacts } from '@/components/site/site-facts';
import { href } from '@/components/site/urls';
import sizes from '@/sizes.json';

/** A figure of the project with what proves it. */
export interface Fact {
  readonly value: string;
  readonly text: string;
  /** Missing where no repository is known. */
  readonly evidence?: { readonly label: string; readonly url: string };
}

function getAccessiblePages(): Fact[] {
  const { date, pages = [] } = results.everyPage ?? {};
  if (pages.length === 0) return [];
  const complete = pages.filter(({ accessibility }) => accessibility === 100);
  return [
    {
      value: `${complete.length} of ${pages.length}`,
      text: `pages of this site measured on ${date} have the Lighthouse accessibility score 100`,
      evidence: { label: 'Lighthouse scores', url: href('/performance#Pages') },
    },
  ];
}

function countPromises(): number {
  const path = join(/* turbopackIgnore: true */ process.cwd(), promisesFile);
  return readPromises(readFileSync(path, 'utf8')).length;
}

/** Figures from the sizes, the measurements and the list of promised behaviours. */
export function getFacts(): readonly Fact[] {
  const list = siteFacts.source?.file(promisesFile);
  return [
    {
      value: formatKilobytes(sizes['scripts at load']),
      text: 'of compressed JavaScript at most when a page of this site loads; its text, images and code need none',
      evidence: { label: 'Sizes of the pages', url: href('/performance#Pages') },
    },
    {
      value: formatKilobytes(findSize(readSizeRecords(), 'all three', 'first').total),
      text: 'of compressed JavaScript and CSS for the first load of all three components of the React edition, without React itself',
      evidence: { label: 'Sizes beside other libraries', url: href('/performance#Bytes') },
    },
    ...getAccessiblePages(),
    {
      value: String(countPromises()),
      text: 'promised behaviours of the React edition and this site, each checked by at least one test',
      evidence: list === undefined ? undefined : { label: 'List of promises', url: list },
    },
  ];
}
