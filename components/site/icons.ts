import { icon, type IconDefinition } from '@fortawesome/fontawesome-svg-core';
import {
  faBars,
  faCircleHalfStroke,
  faMagnifyingGlass,
  faMoon,
  faSun,
  faXmark,
} from '@fortawesome/free-solid-svg-icons';

const icons = {
  menu: faBars,
  close: faXmark,
  search: faMagnifyingGlass,
  system: faCircleHalfStroke,
  light: faSun,
  dark: faMoon,
} as const;

export type IconName = keyof typeof icons;

/** URL path of the file with all icons of the site, which browsers keep: inline they were a tenth of a page's HTML. */
export const iconsPath = '/assets/icons.svg';

function createSymbol([name, definition]: [string, IconDefinition]): string {
  const [svg] = icon(definition).abstract;
  const paths = svg?.children?.map(({ attributes: { d } }) => `<path d="${d}"/>`) ?? [];
  return `<symbol id="${name}" viewBox="${svg?.attributes.viewBox}">${paths.join('')}</symbol>`;
}

/** All icons as symbols of one file, so that browsers keep it and no page repeats it. */
export function createIconFile(): string {
  const symbols = Object.entries(icons).map(createSymbol);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
