type FilterModule = typeof import('../filter');

/** Fetches the filter of the page when its box is first focused. */
export function initFilter(base: string): void {
  const box = document.querySelector<HTMLInputElement>('[data-filter]');
  const load = async () => {
    const { startFilter }: FilterModule = await import(`${base}scripts/filter.js`);
    startFilter(box!);
  };
  box?.addEventListener('focus', load, { once: true });
}
