/** Which groups of the demo sidebar are open, as stored by the browser. */
export const stateKey = 'ks';

const groups = ['modalOpen', 'plainOpen', 'carouselOpen'] as const;

export type SidebarState = Record<(typeof groups)[number], boolean>;

export function isGroup(name: string | undefined): name is keyof SidebarState {
  return groups.some((group) => group === name);
}

/** All closed when nothing valid is stored. */
export function parseState(stored: string | null): SidebarState {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    value = null;
  }
  const flags = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return {
    modalOpen: flags.modalOpen === true,
    plainOpen: flags.plainOpen === true,
    carouselOpen: flags.carouselOpen === true,
  };
}
