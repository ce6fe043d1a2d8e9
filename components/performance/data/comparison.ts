export type Outcome = 'better' | 'tie' | 'worse';

/** One quantity measured for several libraries; less is better. */
export interface Measure {
  name: string;
  /** Missing if the values are numbers of things. */
  unit?: string;
  /** Digits after the decimal point. */
  digits: number;
  /** The measured value of each library. */
  values: Readonly<Record<string, number>>;
}

/** The names of the measures in which our library is better than, equal to and worse than one alternative. */
export interface Verdict extends Readonly<Record<Outcome, readonly string[]>> {
  peer: string;
}

/** Values closer than this factor count as a tie. */
const TIE = 1.05;

/** Our value divided by that of an alternative; undefined if the latter is 0. */
export function getRatio(ours: number, theirs: number): number | undefined {
  return theirs > 0 ? ours / theirs : undefined;
}

/** Compares our value with that of an alternative. */
export function getOutcome(ours: number, theirs: number): Outcome {
  const isTie = ours === theirs || Math.max(ours, theirs) / Math.min(ours, theirs) < TIE;
  if (isTie) return 'tie';
  return ours < theirs ? 'better' : 'worse';
}

/** The value of a library. Throws if the measure has none. */
export function getValue({ name, values }: Measure, library: string): number {
  const value = values[library];
  if (value === undefined) throw new Error(`${name}: there is no value for ${library}.`);
  return value;
}

/** Compares our library with an alternative in every measure. */
export function getVerdict(measures: readonly Measure[], own: string, peer: string): Verdict {
  const namesOf = (outcome: Outcome) =>
    measures
      .filter((measure) => getOutcome(getValue(measure, own), getValue(measure, peer)) === outcome)
      .map(({ name }) => name);
  return { peer, better: namesOf('better'), tie: namesOf('tie'), worse: namesOf('worse') };
}
