/** Replaces the placeholders of a pattern such as `{position} of {total}`; `index` is 0-based. */
export function slideLabel(pattern: string, index: number, count: number): string {
  return pattern.replace('{position}', String(index + 1)).replace('{total}', String(count));
}
