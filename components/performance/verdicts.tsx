import type { ReactNode } from 'react';
import type { Outcome } from './comparison';
import { comparisons } from './comparisons';
import { MeasurementTable } from './measurement-table';

const rows = comparisons.flatMap(({ title, verdicts }) =>
  verdicts.map((verdict) => ({ name: `${title}: ${verdict.peer}`, ...verdict })),
);

const count = (outcome: Outcome) => rows.reduce((sum, row) => sum + row[outcome].length, 0);

/** The measures in which an alternative is better. */
function Losses(): ReactNode {
  const losses = rows.filter(({ worse }) => worse.length > 0);
  if (losses.length === 0) return null;
  return (
    <>
      <p>The React edition is larger or slower in these measures:</p>
      <ul>
        {losses.map(({ name, worse }) => (
          <li key={name}>
            {name}: {worse.join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The outcome of every comparison, counted. */
export function Verdicts(): ReactNode {
  const [better, tie, worse] = [count('better'), count('tie'), count('worse')];
  return (
    <>
      <p>
        Each measure is compared with each alternative, {better + tie + worse} comparisons in all.
        The React edition is smaller or faster in {better} of them and larger or slower in {worse};
        in {tie} the difference is below 5{'\u00a0'}%, which counts as a tie.
      </p>
      <MeasurementTable
        caption="Outcomes by configuration and alternative"
        head="Compared with"
        columns={['smaller or faster', 'tie', 'larger or slower']}
        rows={Object.fromEntries(
          rows.map((row) => [row.name, [row.better.length, row.tie.length, row.worse.length]]),
        )}
      />
      <Losses />
    </>
  );
}
