import type { Outcome } from './comparison';
import type { Comparison } from './comparisons';

type Counts = Readonly<Record<Outcome, number>>;

/** How often our library is better, equal and worse, over all alternatives and measures. */
export function countOutcomes(comparisons: readonly Pick<Comparison, 'verdicts'>[]): Counts {
  const verdicts = comparisons.flatMap((comparison) => comparison.verdicts);
  const count = (outcome: Outcome) =>
    verdicts.reduce((sum, verdict) => sum + verdict[outcome].length, 0);
  return { better: count('better'), tie: count('tie'), worse: count('worse') };
}

/** For example `better in 2, tie in 1, worse in 3`. */
export function describeOutcomes(counts: Counts): string {
  const outcomes = ['better', 'tie', 'worse'] as const;
  return outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${outcome} in ${counts[outcome]}`)
    .join(', ');
}
