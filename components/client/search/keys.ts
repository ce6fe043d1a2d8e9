/** The index of the result that a key moves focus to. `undefined` leaves the key to the browser. */
export function nextFocusIndex(key: string, current: number, count: number): number | undefined {
  // The field has the index -1.
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(current - 1, -1);
  if (current < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
