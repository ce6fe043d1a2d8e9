import type { ReactNode } from 'react';
import { getVerdict, type Verdict } from './comparison';
import { formatRatio } from './format';
import { measures } from './measures';
import { own } from './results';

const verdicts = measures
  .map((measure) => getVerdict(measure, own))
  .filter((item) => item !== undefined);

function describe(outcome: Verdict['outcome'], peer: string, factor: number | undefined): string {
  if (outcome === 'tie' || factor === undefined) return `compared with ${peer}`;
  const times = formatRatio(factor);
  return outcome === 'better' ? `${peer} needs ${times} as much` : `${times} as much as ${peer}`;
}

interface OutcomeProps {
  title: string;
  verdicts: readonly Verdict[];
}

function Outcome({ title, verdicts: list }: OutcomeProps): ReactNode {
  if (list.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {list.map(({ name, peer, factor, outcome }) => (
          <li key={name}>
            {name}: {describe(outcome, peer, factor)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Compares the library with the best alternative in every measure. */
export function Verdicts(): ReactNode {
  const withOutcome = (outcome: Verdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome);
  const [better, tie, worse] = [withOutcome('better'), withOutcome('tie'), withOutcome('worse')];
  return (
    <>
      <p>
        The React edition is smaller or faster than the best alternative in {better.length} of{' '}
        {verdicts.length} measures, and larger or slower in {worse.length}. Differences below 5 %
        count as a tie. The alternatives include bare viewers and carousels that have fewer features
        and do less work.
      </p>
      <Outcome title="Smaller or faster" verdicts={better} />
      <Outcome title="Tie" verdicts={tie} />
      <Outcome title="Larger or slower" verdicts={worse} />
    </>
  );
}
