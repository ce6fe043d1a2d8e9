/** Puts position and total into a pattern such as `{position} of {total}`. */
export function slideLabel(pattern: string, index: number, count: number): string {
  return pattern.replace('{position}', String(index + 1)).replace('{total}', String(count));
}
