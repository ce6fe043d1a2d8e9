/** Values of an option, each with the width in px from which it applies, in ascending order from 0. */
export type Widths<T> = readonly (readonly [from: number, value: T])[];

/** The minimum of a number, or the allowed texts, separated by "or". */
export type Rule = number | string;

/** Returns whether a value follows a rule. */
export const isValidOption = (value: unknown, rule: Rule): boolean =>
  typeof rule === 'number'
    ? Number.isFinite(value) && (value as number) >= rule
    : rule.split(' or ').includes(value as string);

/** Returns a text as it is; a number that is at least the minimum of a rule, and `fallback` for what is no number. */
export function readOption(value: unknown, rule: Rule, fallback: unknown): unknown {
  if (typeof rule !== 'number') return value;
  return Number.isFinite(value) ? Math.max(rule, value as number) : fallback;
}

/** Returns the values of an option that may depend on the width of the component, as given. */
export function getWidths(given: unknown, fallback: unknown): Widths<unknown> {
  const values = { 0: fallback, ...(typeof given === 'object' ? given : [given]) };
  return Object.entries(values).map(([from, value]) => [Number(from), value]);
}

/** Reads an option that may depend on the width of the component. */
export function readByWidth(given: unknown, rule: Rule, fallback: unknown): Widths<unknown> {
  return getWidths(given, fallback)
    .filter(([from]) => from >= 0)
    .map(([from, value]) => [from, readOption(value, rule, fallback)] as const)
    .sort(([a], [b]) => a - b);
}
