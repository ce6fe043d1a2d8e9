import type { ReactNode } from 'react';
import { getVerdict, type Verdict } from './comparison';
import { formatRatio } from './format';
import { measures } from './measures';
import { own } from './results';

const verdicts = measures
  .map((measure) => getVerdict(measure, own))
  .filter((item) => item !== undefined);

function Line({ name, peer, factor }: Verdict): ReactNode {
  return (
    <li>
      {name}: {factor === undefined ? '' : `${formatRatio(factor)} `}against {peer}
    </li>
  );
}

/** Where the library is better than the best of its peers, and where it is not. */
export function Verdicts(): ReactNode {
  const won = verdicts.filter((verdict) => verdict.won);
  const lost = verdicts.filter((verdict) => !verdict.won);
  return (
    <>
      <p>
        Beside the best of its peers the library needs less in {won.length} of {verdicts.length}{' '}
        measures, and as much or more in {lost.length}. The number says how many times less the
        better one needs.
      </p>
      <h3>Where it wins</h3>
      <ul>
        {won.map((verdict) => (
          <Line key={verdict.name} {...verdict} />
        ))}
      </ul>
      <h3>Where it loses</h3>
      <ul>
        {lost.map((verdict) => (
          <Line key={verdict.name} {...verdict} />
        ))}
      </ul>
    </>
  );
}
