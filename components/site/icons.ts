/** Outlines on a grid of 20, which are 1.75 px wide where an icon is 20 px high. */
const icons = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  search: 'M14 8.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0m-1.5 3.75 4 4',
  system: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0m-7-7v14m2.5-13.5v13m2.5-11v9',
  light:
    'M13.25 10a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0M10 2.25v1.5m0 12.5v1.5M2.25 10h1.5m12.5 0h1.5M4.5 4.5l1.1 1.1m8.8 8.8 1.1 1.1m0-11-1.1 1.1m-8.8 8.8-1.1 1.1',
  dark: 'M16.75 11.5A7 7 0 1 1 8.5 3.25a5.5 5.5 0 0 0 8.25 8.25',
  photos:
    'M6 3.5h8.5a2 2 0 0 1 2 2V13M5 6h7a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2m-1.7 8.5 3.2-3.7 2.7 3 1.6-1.7 2.9 3m-2-5.9h.01',
  lock: 'M6 9h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2m.5 0V6.5a3.5 3.5 0 0 1 7 0V9',
  grip: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  warning: 'M10 3.5 17.5 16.5h-15zm0 5V12m0 2.3h.01',
  reset: 'M3.75 8.25a6.5 6.5 0 1 1 0 3.5M3.5 3.75v4.5H8',
} as const;

export type IconName = keyof typeof icons;

/** All icons as symbols of one file, so that browsers keep it and no page repeats it. */
export function createIconFile(): string {
  const symbols = Object.entries(icons).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 20 20"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
