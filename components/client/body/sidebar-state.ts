/** Which groups of the demo sidebar are open, as stored by the browser. */
export const stateKey = 'ks';

const groups = ['modalOpen', 'plainOpen', 'carouselOpen'] as const;

export type SidebarState = Record<(typeof groups)[number], boolean>;

/** All closed when nothing valid is stored. */
export function parseState(stored: string | null): SidebarState {
  let value: Record<string, unknown> | null = null;
  try {
    value = JSON.parse(stored ?? 'null') as typeof value;
  } catch {
    // Not valid JSON.
  }
  const entries = groups.map((group) => [group, value?.[group] === true]);
  return Object.fromEntries(entries) as SidebarState;
}
