/**
 * `view-transition-name` that the card of a demo and the demo area on the page of that demo share, so that the one becomes
 * the other between the pages. A name must be unique on each page.
 */
export function demoTransitionName(slug: string): string {
  return `demo-${slug}`;
}
