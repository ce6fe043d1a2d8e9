/** One thing that was measured of several libraries; less is better. */
export interface Measure {
  name: string;
  values: Readonly<Record<string, number>>;
}

/** How many times our value a peer's value is; undefined where ours is 0. */
export function ratio(value: number, ours: number): number | undefined {
  return ours > 0 ? value / ours : undefined;
}

export interface Verdict {
  name: string;
  won: boolean;
  /** The peer to compare with: the best of them. */
  peer: string;
  /** How many times less the better of the two is; undefined where it is 0. */
  factor: number | undefined;
}

/** Compares us with the best peer. A draw is no win. */
export function getVerdict({ name, values }: Measure, own: string): Verdict | undefined {
  const ours = values[own];
  const [best] = Object.entries(values)
    .filter(([library]) => library !== own)
    .sort(([, a], [, b]) => a - b);
  if (ours === undefined || !best) return undefined;
  const [peer, theirs] = best;
  const won = ours < theirs;
  return { name, won, peer, factor: won ? ratio(theirs, ours) : ratio(ours, theirs) };
}
