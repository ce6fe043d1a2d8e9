/** Returns how far a transform, which may be moving, has moved an element to the right, in px. */
export function getShift(element: Element | null): number {
  return Number(element && /([^ ]+), [^,]+\)$/.exec(getComputedStyle(element).transform)?.[1]) || 0;
}
