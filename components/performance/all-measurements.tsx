import type { ReactNode } from 'react';
import { Bytes } from './bytes';
import { ComparisonPart } from './comparison-part';
import { comparisons } from './data/comparisons';
import { Gestures } from './gestures';
import { LongLists } from './long-lists';
import { countOutcomes } from './data/outcomes';

/** Every measurement, one part for each configuration, and how often our library is better or worse. */
export function AllMeasurements(): ReactNode {
  const { better, tie, worse } = countOutcomes(comparisons);
  return (
    <>
      <p>
        Each measure is compared with each alternative, {better + tie + worse} comparisons in all.
        The React edition is smaller or faster in {better} of them and larger or slower in {worse};
        in {tie} the difference is below 5{'\u00a0'}%, which counts as a tie. The number in brackets
        is our value divided by theirs; below 1, ours is smaller or faster.
      </p>
      {comparisons.map((comparison) => (
        <ComparisonPart key={comparison.id} comparison={comparison} />
      ))}
      <Gestures />
      <Bytes />
      <LongLists />
    </>
  );
}
