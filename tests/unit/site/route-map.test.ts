/** The lists of pages; what each page shows of them is checked in tests/export/pages.test.mjs. */
import { readdirSync } from 'node:fs';
import {
  areaOf,
  breadcrumbs,
  canonicalRoutes,
  demoRouteOf,
  demoRoutes,
  documentTitle,
  everyDemoRoute,
  hasBandHeading,
  isActive,
  navbarItems,
  neighbours,
  notFoundRoute,
  playgroundPreview,
  routeOf,
  routes,
  sidebarGroups,
  sidebarLinks,
  unlistedRoutes,
} from '@/components/site/route-map';
import { reactGroups, reactHelp } from '@/components/site/routes/react';

const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path);
const reactPages = [...reactGroups.flatMap(({ pages }) => pages), ...reactHelp];
const duplicatesIn = (paths: readonly string[]) =>
  paths.filter((path, index) => paths.indexOf(path) !== index);

describe('the route map', () => {
  it('has one entry for each path, and points an alias to its page', () => {
    expect(duplicatesIn(pathsOf(routes))).toEqual([]);
    const aliases = routes.flatMap(({ path, canonical }) => (canonical ? [[path, canonical]] : []));
    expect(Object.fromEntries(aliases)).toEqual({ '/home': '/', '/demo': '/demo/array-simple' });
    expect(documentTitle(routeOf('/about'))).toBe('About | angular-modal-gallery');
  });

  it('lists the demos by group, each with options on pages of the reference', () => {
    const groups = demoRoutes().map(({ demo }) => demo?.group);
    const ofGroup = (group: string) => groups.filter((each) => each === group);
    expect(groups).toEqual(['Modal', 'Plain', 'Carousel'].flatMap(ofGroup));
    for (const { demo } of everyDemoRoute()) {
      expect(demo?.options.length).toBeGreaterThan(0);
      for (const place of demo?.options ?? [])
        expect(['Features', 'React edition']).toContain(areaOf(place.split('#')[0] ?? ''));
    }
  });

  it('finds a demo of either section by its slug', () => {
    expect(demoRouteOf('carousel').path).toBe('/demo/carousel');
    expect(demoRouteOf('growing-list').path).toBe('/react/growing-list');
    for (const slug of ['carousel-lcp', '']) expect(() => demoRouteOf(slug)).toThrow(slug);
    for (const path of ['/demo/carousel-lcp', '/react/array-simple'])
      expect(() => routeOf(path)).toThrow(path);
  });

  it('has two pages in no list: for unknown paths, and for the iframe of the playground', () => {
    expect(routeOf('/404')).toBe(notFoundRoute);
    expect(routeOf('/playground/preview')).toBe(playgroundPreview);
    expect(playgroundPreview).toMatchObject({ interactive: true, isFramed: true });
    expect(unlistedRoutes).toEqual([notFoundRoute, playgroundPreview]);
    for (const route of unlistedRoutes) expect(routes).not.toContain(route);
    expect(pathsOf(routes.filter(({ hasFrame }) => hasFrame))).toEqual([
      '/playground',
      '/react/photos',
    ]);
    expect(routes.filter(({ isFramed }) => isFramed)).toEqual([]);
  });

  it('has the playground in the area of the examples, without being one of them', () => {
    expect(areaOf('/playground')).toBe('Examples');
    expect(pathsOf(demoRoutes())).not.toContain('/playground');
    expect(neighbours('/playground')).toEqual({});
    expect(pathsOf(canonicalRoutes())).toContain('/playground');
  });

  it('gives a page of the React edition one name everywhere', () => {
    for (const route of reactPages) {
      expect(hasBandHeading(route.path)).toBe(true);
      expect([route.band, route.heading, route.navLabel]).toEqual(Array(3).fill(route.title));
    }
  });
});

it.each([
  ['/', []],
  ['/getting-started', ['Getting started']],
  ['/features/carousel', ['Features']],
  ['/demo', ['Examples']],
  ['/demo/carousel', ['Examples']],
  ['/playground', []],
])('on %s, the navbar marks %j', (path, labels) => {
  const active = navbarItems().filter((item) => isActive(item, path));
  expect(active.map(({ label }) => label)).toEqual(labels);
});

it('the sidebar of the examples lists every demo of a group in its order, and the custom sizes again after not clickable', () => {
  const { path: repeated } = demoRouteOf('previews-custom-size');
  for (const { label, entries } of sidebarGroups('/demo')) {
    const paths = pathsOf(entries);
    expect(paths.filter((path, index) => paths.indexOf(path) === index)).toEqual(
      pathsOf(demoRoutes().filter(({ demo }) => demo?.group === label)),
    );
    expect(duplicatesIn(paths)).toEqual(label === 'Modal' ? [repeated] : []);
  }
  const labels = sidebarGroups('/demo')[0]!.entries.map(({ label }) => label);
  const at = labels.indexOf('Previews not clickable');
  expect(labels.slice(at + 1, at + 3)).toEqual(['Previews custom sizes', 'Previews template']);
});

it('the sidebar of the features lists each of their pages once, the overview first', () => {
  const paths = pathsOf(sidebarGroups('/features').flatMap(({ entries }) => entries));
  expect(paths[0]).toBe('/features');
  const expected = pathsOf(routes.filter(({ featureGroup }) => featureGroup));
  expect(paths.toSorted()).toEqual(expected.toSorted());
});

describe('the sidebar of the React edition', () => {
  it('lists the overview, the groups of the index and the help', () => {
    expect(sidebarGroups('/react').map(({ entries }) => pathsOf(entries))).toEqual([
      ['/react'],
      ...reactGroups.map(({ pages }) => pathsOf(pages)),
      pathsOf(reactHelp),
    ]);
  });

  it('has each page below /react once', () => {
    const folders = readdirSync('app/react', { withFileTypes: true });
    const pages = folders.flatMap((entry) => (entry.isDirectory() ? `/react/${entry.name}` : []));
    expect(pathsOf(reactPages).toSorted()).toEqual(pages.toSorted());
  });

  it('opens the group of the page only, and stores no state', () => {
    const open = (path: string) =>
      sidebarGroups(path).flatMap(({ label, isOpen }) => (isOpen ? label : []));
    expect(open('/react/zoom')).toEqual(['Viewing']);
    expect(open('/react')).toEqual([]);
    const stored = sidebarGroups('/react').filter(({ stateKey }) => stateKey !== undefined);
    expect(stored).toEqual([]);
  });

  it('links to the examples, whose sidebar links back', () => {
    expect(pathsOf(sidebarLinks('/react'))).toContain('/demo');
    expect(pathsOf(sidebarLinks('/demo/carousel'))).toContain('/react');
  });
});

it.each([
  ['/features', true],
  ['/features/carousel', true],
  // Two links outside its groups, no more.
  ['/demo', false],
  ['/react', true],
  ['/react/zoom', true],
  ['/getting-started', true],
])(
  'the sidebar of %s leads once to the React edition and the playground; to Performance: %s',
  (path, hasPerformance) => {
    const entries = sidebarGroups(path).flatMap((group) => group.entries);
    const paths = pathsOf([...entries, ...sidebarLinks(path)]);
    const targets = ['/react', '/playground', '/performance'];
    expect(paths.filter((each) => targets.includes(each)).toSorted()).toEqual(
      targets.filter((each) => hasPerformance || each !== '/performance').toSorted(),
    );
  },
);

it('links between pages lead from the index of the examples, which shows the first, to the second', () => {
  expect(neighbours('/demo')).toEqual({ previous: undefined, next: demoRoutes()[1] });
  expect(neighbours('/about')).toEqual({});
});

it.each([
  ['/demo/base64', 'Home / | Examples /demo | Base64'],
  ['/react/context', 'Home / | React edition /react | React context'],
  ['/features', 'Home / | Features'],
  ['/playground', 'Home / | Examples /demo | Playground'],
])('the breadcrumbs of %s name its parents: %s', (path, expected) => {
  const texts = breadcrumbs(path).map(({ label, path: url }) => [label, url].join(' ').trim());
  expect(texts.join(' | ')).toBe(expected);
});
