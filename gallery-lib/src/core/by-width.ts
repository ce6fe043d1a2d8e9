import { GalleryError } from '../model/errors';

/** Values of an option, each with the width in px from which it applies, in ascending order from 0. */
export type Widths<T> = readonly (readonly [from: number, value: T])[];

/** Returns whether a value follows a rule: one of several texts, or at least the digit at the end. */
export const isValidOption = (value: unknown, rule: string): boolean =>
  Number.isFinite(value)
    ? (value as number) >= Number(rule.at(-1))
    : rule.split(' or ').includes(value as string);

/**
 * Reads an option that may depend on the width of the component; `name` is that of the gallery, `field` the path of the
 * option.
 * @throws GalleryError `INVALID_OPTION`
 */
export function readByWidth(
  name: string,
  field: string,
  fallback: unknown,
  given: unknown,
  rule: string,
): Widths<unknown> {
  const values = { 0: fallback, ...(typeof given === 'object' ? given : [given]) };
  return Object.entries(values)
    .map(([from, value]) => {
      if (Number(from) >= 0 && isValidOption(value, rule)) return [Number(from), value] as const;
      throw new GalleryError(
        'INVALID_OPTION',
        `${name}: ${field} is ${value} from a width of ${from} px; it must be ${rule}, and the width at least 0.`,
      );
    })
    .sort(([a], [b]) => a - b);
}
