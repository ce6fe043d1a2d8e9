/** Returns the media query list of reduced motion, where there is one. */
export function getReducedMotion(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
}

/** Returns whether reduced motion is preferred. */
export function prefersReducedMotion(): boolean {
  return getReducedMotion()?.matches ?? false;
}
