/** One quantity measured for several libraries; less is better. */
export interface Measure {
  name: string;
  values: Readonly<Record<string, number>>;
}

/** A value divided by ours; undefined if ours is 0. */
export function ratio(value: number, ours: number): number | undefined {
  return ours > 0 ? value / ours : undefined;
}

export interface Verdict {
  name: string;
  outcome: 'better' | 'tie' | 'worse';
  /** The best alternative. */
  peer: string;
  /** The larger value divided by the smaller one; undefined if the smaller one is 0. */
  factor: number | undefined;
}

/** Values closer than this factor count as a tie. */
const TIE = 1.05;

/** Compares our value with that of the best alternative; undefined if either is missing. */
export function getVerdict({ name, values }: Measure, own: string): Verdict | undefined {
  const ours = values[own];
  const [best] = Object.entries(values)
    .filter(([library]) => library !== own)
    .sort(([, a], [, b]) => a - b);
  if (ours === undefined || !best) return undefined;
  const [peer, theirs] = best;
  const factor = ratio(Math.max(ours, theirs), Math.min(ours, theirs));
  const isTie = ours === theirs || (factor !== undefined && factor < TIE);
  return { name, outcome: isTie ? 'tie' : ours < theirs ? 'better' : 'worse', peer, factor };
}
