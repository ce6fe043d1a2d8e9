import type { ReactNode } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { Folded } from '@/components/docs/folded';
import { formatNumber, formatRatio } from '@/components/site/format';
import { getOutcome, getRatio, getValue, type Measure } from './data/comparison';
import type { Comparison } from './data/comparisons';
import { countOutcomes, describeOutcomes } from './data/outcomes';
import { own } from './data/results';

/** The value of an alternative, with the ratio of ours to it and the outcome unless ours is better. */
function describePeer(measure: Measure, peer: string): string {
  const [ours, theirs] = [getValue(measure, own), getValue(measure, peer)];
  const ratio = getRatio(ours, theirs);
  const outcome = getOutcome(ours, theirs);
  const notes = [
    ...(ratio === undefined ? [] : [formatRatio(ratio)]),
    ...(outcome === 'better' ? [] : [outcome]),
  ];
  const value = formatNumber(theirs, measure.digits);
  return notes.length > 0 ? `${value} (${notes.join(', ')})` : value;
}

/** One configuration: what each library includes, and every measure. */
export function ComparisonPart({ comparison }: { comparison: Comparison }): ReactNode {
  const { id, title, includes, peers, measures } = comparison;
  return (
    <Folded id={id} title={title} summary={describeOutcomes(countOutcomes([comparison]))}>
      <ul>
        {Object.entries(includes).map(([library, text]) => (
          <li key={library}>
            <strong>{library}</strong>: {text}
          </li>
        ))}
      </ul>
      <DataTable
        caption={`Measures: ${title}`}
        columns={['Measure', own, ...peers]}
        rows={measures.map((measure) => [
          <b key="measure">{measure.unit ? `${measure.name}, ${measure.unit}` : measure.name}</b>,
          formatNumber(getValue(measure, own), measure.digits),
          ...peers.map((peer) => describePeer(measure, peer)),
        ])}
      />
    </Folded>
  );
}
