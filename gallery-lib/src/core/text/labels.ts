/** Replaces the placeholders of a pattern such as `{position} of {total}`; `index` is 0-based. */
export function fillLabel(pattern: string, index: number, count?: number): string {
  return pattern.replace('{position}', String(index + 1)).replace('{total}', String(count));
}

/** Returns the accessible name and the tooltip of a part; `part` is the common beginning of both fields. */
export function getNames<P extends string>(
  labels: Readonly<Record<`${P}AriaLabel` | `${P}Title`, string>>,
  part: P,
): { 'aria-label': string; title: string | undefined } {
  return { 'aria-label': labels[`${part}AriaLabel`], title: labels[`${part}Title`] || undefined };
}
