/** All routes of the site: the source of titles, navigation, sidebars, sitemap and search. */
import { demoIndex, demoPages, playground, playgroundPreview, sidebarAlias } from './routes/demos';
import { featureGroups, featureRoutes } from './routes/features';
import { guideRoutes, notFoundRoute } from './routes/guides';
import {
  reactDemoPages,
  reactGroups,
  reactHelp,
  reactIndex,
  reactReleasePages,
  reactReleasesPath,
} from './routes/react';
import { demoGroups, type DemoGroup, type Route } from './routes/route';
import { siteFacts } from './site-facts';

export { topics } from './routes/meta';
export { demoGroups, type DemoGroup, type Route } from './routes/route';
export { notFoundRoute, playgroundPreview };

/** The pages below `/react` in sidebar order. */
const reactPages: readonly Route[] = [
  reactIndex,
  ...reactGroups.flatMap((group) => group.pages),
  ...reactHelp,
];

const reactRoutes: readonly Route[] = [...reactPages, ...reactReleasePages];

/** Every page that lists, navigation, sitemap and search may contain. */
export const routes: readonly Route[] = [
  ...guideRoutes,
  ...featureRoutes,
  demoIndex,
  ...demoPages,
  playground,
  ...reactRoutes,
];

/** Pages in no list: one for unknown URLs, and one for an iframe. */
export const unlistedRoutes: readonly Route[] = [notFoundRoute, playgroundPreview];

const byPath = new Map([...routes, ...unlistedRoutes].map((route) => [route.path, route]));

export function routeOf(path: string): Route {
  const route = byPath.get(path);
  if (!route) throw new Error(`The route map has no page "${path}"`);
  return route;
}

/** The demos in sidebar order, without the index `/demo`, which shows the first demo. */
export function demoRoutes(): readonly Route[] {
  return demoPages;
}

/** The demos of what only the React edition has, in sidebar order. */
export function reactDemoRoutes(): readonly Route[] {
  return reactDemoPages;
}

/** All demos: those of both editions, then those of the React edition. */
export function everyDemoRoute(): readonly Route[] {
  return [...demoPages, ...reactDemoPages];
}

/** The page of a demo; throws for an unknown slug. */
export function demoRouteOf(slug: string): Route {
  const route = everyDemoRoute().find(({ demo }) => demo?.slug === slug);
  if (!route) throw new Error(`The route map has no demo "${slug}"`);
  return route;
}

/** Pages for search engines: one URL per page. */
export function canonicalRoutes(): readonly Route[] {
  return routes.filter((route) => route.canonical === undefined);
}

/** Guides and pages of the reference, which have text also beside a live example; one URL per page. */
export function textRoutes(): readonly Route[] {
  const isText = (route: Route) =>
    route.featureGroup || (reactRoutes.includes(route) && !route.demo);
  return canonicalRoutes().filter((route) => !route.interactive || isText(route));
}

export interface NavbarItem {
  readonly label: string;
  readonly path: string;
}

export function navbarItems(): readonly NavbarItem[] {
  return [
    { label: 'Getting started', path: '/getting-started' },
    { label: 'Features', path: '/features' },
    { label: 'Examples', path: '/demo' },
    { label: 'Migration guide', path: '/migration' },
    { label: 'About', path: '/about' },
  ];
}

/** True for the page of the item, all pages below it and all pages of its area; never on the playground, which is no example. */
export function isActive(item: NavbarItem, path: string): boolean {
  const area = path === playground.path ? undefined : areaOf(path);
  const areaPath = area && areaPaths[area];
  return path === item.path || path.startsWith(`${item.path}/`) || areaPath === item.path;
}

export interface SidebarEntry {
  readonly label: string;
  readonly path: string;
  /** Value of `aria-current`, of at most one entry of a sidebar, even if two link to the same page. */
  readonly current?: 'page' | 'true';
}

const currentIf = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);

export interface SidebarGroup {
  readonly label: string;
  /** True for a group that is open at first, false for a closed one; missing for one without a disclosure. */
  readonly isOpen?: boolean;
  /** Key of the stored open state of a demo group. */
  readonly stateKey?: 'modalOpen' | 'plainOpen' | 'carouselOpen';
  readonly entries: readonly SidebarEntry[];
}

const stateKeys = { Modal: 'modalOpen', Plain: 'plainOpen', Carousel: 'carouselOpen' } as const;

function demoEntries(group: DemoGroup, currentPath: string): SidebarEntry[] {
  return demoPages
    .filter((route) => route.demo?.group === group)
    .flatMap((route) => {
      const entry = {
        label: route.navLabel,
        path: route.path,
        current: currentIf(route.path === currentPath),
      };
      const alias = { label: sidebarAlias.label, path: sidebarAlias.to };
      return route.path === sidebarAlias.after ? [entry, alias] : [entry];
    });
}

function featureEntries(group: string, currentPath: string): SidebarEntry[] {
  return featureRoutes
    .filter(({ featureGroup }) => featureGroup === group)
    .map((route) => ({
      label: route.navLabel,
      path: route.path,
      current: currentIf(route.path === currentPath),
    }));
}

function reactSidebar(currentPath: string): SidebarGroup[] {
  // The page of a release has no entry of its own.
  const isRelease = reactReleasePages.some(({ path }) => path === currentPath);
  const entry = (route: Route, label = route.navLabel): SidebarEntry => ({
    label,
    path: route.path,
    current:
      isRelease && route.path === reactReleasesPath
        ? 'true'
        : currentIf(route.path === currentPath),
  });
  const groups = reactGroups.map(({ label, pages }) => {
    const entries = pages.map((route) => entry(route));
    return { label, entries, isOpen: entries.some(({ current }) => current) };
  });
  return [
    { label: 'React edition', entries: [entry(reactIndex, 'Overview')] },
    ...groups,
    { label: 'Help', entries: reactHelp.map((route) => entry(route)) },
  ];
}

function guideGroup(currentPath: string): SidebarGroup {
  const pages = guideRoutes.filter(({ interactive }) => !interactive);
  return {
    label: 'Guides',
    entries: pages.map(({ path, heading }) => ({
      label: heading,
      path,
      current: currentIf(path === currentPath),
    })),
  };
}

/** The sidebar groups of a page: those of its area, or the guides. */
export function sidebarGroups(path: string): readonly SidebarGroup[] {
  const current = routeOf(path).canonical ?? path;
  switch (areaOf(path)) {
    case 'Examples':
      return demoGroups.map((group) => {
        const entries = demoEntries(group, current);
        const isOpen = entries.some((entry) => entry.current);
        return { label: group, stateKey: stateKeys[group], isOpen, entries };
      });
    case 'Features':
      return featureGroups.map((group) => ({
        label: group,
        entries: featureEntries(group, current),
      }));
    case 'React edition':
      return reactSidebar(current);
    default:
      return [guideGroup(current)];
  }
}

type SidebarLink = Pick<SidebarEntry, 'label' | 'path'>;

const toPlayground: SidebarLink = { label: playground.heading, path: playground.path };
const toPerformance: SidebarLink = { label: 'Performance', path: '/performance' };

function toReactEdition(label: string): SidebarLink {
  return { label, path: reactIndex.path };
}

/** Links of a sidebar outside its groups: to the pages that the navbar does not name. */
export function sidebarLinks(path: string): readonly SidebarLink[] {
  switch (areaOf(path)) {
    case 'Examples':
      return [toPlayground, toReactEdition('React edition only')];
    case 'Features':
      return [toPlayground, toReactEdition('React edition'), toPerformance];
    case 'React edition':
      return [
        { label: 'Examples of both editions', path: demoIndex.path },
        toPlayground,
        toPerformance,
      ];
    default:
      // The guides contain the page about performance.
      return [toPlayground, toReactEdition('React edition')];
  }
}

/** A part of the site with a sidebar. */
export type Area = 'Features' | 'Examples' | 'React edition';

const areaPaths: Readonly<Record<Area, string>> = {
  Features: '/features',
  Examples: demoIndex.path,
  'React edition': reactIndex.path,
};

/** The pages of an area in sidebar order. */
const areaRoutes: Readonly<Record<Area, readonly Route[]>> = {
  Features: featureRoutes,
  Examples: demoPages,
  'React edition': reactPages,
};

export function areaOf(path: string): Area | undefined {
  const route = routeOf(path);
  if (route.featureGroup) return 'Features';
  if (reactRoutes.includes(route)) return 'React edition';
  return route.demo || route === demoIndex || route === playground ? 'Examples' : undefined;
}

/** Returns whether the title band contains the main heading: in all areas but those with given bands and headings. */
export function hasBandHeading(path: string): boolean {
  const area = areaOf(path);
  return !area || area === 'React edition' || path === playground.path;
}

export interface Neighbours {
  readonly previous?: Route;
  readonly next?: Route;
}

/** The previous and the next page in sidebar order. */
export function neighbours(path: string): Neighbours {
  const current = routeOf(path).canonical ?? path;
  const area = areaOf(path);
  const list = area ? areaRoutes[area] : [];
  const index = list.findIndex((route) => route.path === current);
  return index < 0 ? {} : { previous: list[index - 1], next: list[index + 1] };
}

export interface Breadcrumb {
  readonly label: string;
  /** Missing for the current page. */
  readonly path?: string;
}

export function breadcrumbs(path: string): readonly Breadcrumb[] {
  const route = routeOf(path);
  const area = areaOf(path);
  const areaPath = area && areaPaths[area];
  return [
    { label: 'Home', path: '/' },
    ...(area && path !== areaPath ? [{ label: area, path: areaPath }] : []),
    { label: path === areaPath && area ? area : route.navLabel },
  ];
}

export function documentTitle(route: Route): string {
  return `${route.title} | ${siteFacts.name}`;
}
