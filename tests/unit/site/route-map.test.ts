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
  type Route,
} from '@/components/site/route-map';
import { reactGroups, reactHelp, reactReleasePages } from '@/components/site/routes/react';

const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path);

describe('the route map', () => {
  it('has one entry for each path', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('names the site in the title of a document', () => {
    expect(documentTitle(routeOf('/about'))).toBe('About | angular-modal-gallery');
  });

  it('lists the demos by group: modal, plain, carousel', () => {
    const groups = demoRoutes().map(({ demo }) => demo?.group);
    const ofGroup = (group: string) => groups.filter((each) => each === group);
    expect(groups).toEqual(['Modal', 'Plain', 'Carousel'].flatMap(ofGroup));
  });

  it('links the options of each demo to existing pages of the reference', () => {
    for (const { demo } of everyDemoRoute()) {
      expect(demo?.options.length).toBeGreaterThan(0);
      for (const place of demo?.options ?? []) {
        expect(['Features', 'React edition']).toContain(areaOf(place.split('#')[0] ?? ''));
      }
    }
  });

  it('finds a demo of either section by its slug', () => {
    expect(demoRouteOf('carousel').path).toBe('/demo/carousel');
    expect(demoRouteOf('growing-list').path).toBe('/react/growing-list');
    expect(() => demoRouteOf('carousel-lcp')).toThrow('carousel-lcp');
  });

  it('points aliases of a page to their canonical path', () => {
    expect(routeOf('/home').canonical).toBe('/');
    expect(routeOf('/demo').canonical).toBe('/demo/array-simple');
    expect(routes.filter(({ canonical }) => canonical !== undefined)).toHaveLength(2);
  });

  it('has a page for unknown paths, which is no path itself', () => {
    expect(routeOf('/404')).toBe(notFoundRoute);
    expect(routes).not.toContain(notFoundRoute);
    expect(() => routeOf('/demo/carousel-lcp')).toThrow('/demo/carousel-lcp');
    expect(() => routeOf('/react/array-simple')).toThrow('/react/array-simple');
  });
});

describe('the page in the frame of the playground', () => {
  it('is a gallery page in no list of pages', () => {
    expect(routeOf('/playground/preview')).toBe(playgroundPreview);
    expect(playgroundPreview).toMatchObject({ interactive: true, isFramed: true });
    expect(routes).not.toContain(playgroundPreview);
    expect(canonicalRoutes()).not.toContain(playgroundPreview);
    expect(unlistedRoutes).toEqual([notFoundRoute, playgroundPreview]);
  });

  it('is shown by the playground alone', () => {
    expect(routes.filter(({ hasFrame }) => hasFrame).map(({ path }) => path)).toEqual([
      '/playground',
    ]);
    expect(routes.filter(({ isFramed }) => isFramed)).toEqual([]);
  });
});

describe('the navbar', () => {
  it.each([
    ['/', undefined],
    ['/getting-started', 'Getting started'],
    ['/features', 'Features'],
    ['/features/carousel', 'Features'],
    ['/demo', 'Examples'],
    ['/demo/carousel', 'Examples'],
    ['/migration', 'Migration guide'],
    ['/about', 'About'],
  ])('on %s, marks the item %s', (path, label) => {
    const active = navbarItems().filter((item) => isActive(item, path));
    expect(active.map((item) => item.label)).toEqual(label === undefined ? [] : [label]);
  });
});

describe('the demo sidebar', () => {
  it('lists the custom sizes again after the thumbnails that are not clickable', () => {
    const modal = sidebarGroups('/demo/base64')[0]!.entries;
    const at = modal.findIndex(({ label }) => label === 'Previews not clickable');
    expect(modal[at + 1]).toMatchObject({
      label: 'Previews custom sizes',
      path: '/demo/previews-custom-size',
    });
    expect(modal[at + 2]!.label).toBe('Previews template');
  });

  it('lists every demo of a group in its order, and one of them twice', () => {
    const { path: repeated } = demoRouteOf('previews-custom-size');
    for (const { label, entries } of sidebarGroups('/demo')) {
      const paths = pathsOf(entries);
      expect(paths.filter((path, index) => paths.indexOf(path) === index)).toEqual(
        pathsOf(demoRoutes().filter(({ demo }) => demo?.group === label)),
      );
      const again = paths.filter((path, index) => paths.indexOf(path) !== index);
      expect(again).toEqual(label === 'Modal' ? [repeated] : []);
    }
  });

  it.each(['/demo', ...demoRoutes().map(({ path }) => path)])(
    'has one current entry on %s',
    (path) => {
      const current = sidebarGroups(path).flatMap(({ entries }) =>
        entries.filter((entry) => entry.current),
      );
      expect(current).toHaveLength(1);
      expect(current[0]!.path).toBe(path === '/demo' ? '/demo/array-simple' : path);
    },
  );
});

describe('the features sidebar', () => {
  it('lists every page of the features once, the overview first', () => {
    const paths = pathsOf(sidebarGroups('/features').flatMap(({ entries }) => entries));
    expect(paths[0]).toBe('/features');
    expect(paths.toSorted()).toEqual(
      pathsOf(routes.filter(({ featureGroup }) => featureGroup)).toSorted(),
    );
  });
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
    const listed = reactGroups.flatMap(({ pages }) => pages);
    const paths = pathsOf([...listed, ...reactHelp]);
    expect(new Set(paths).size).toBe(paths.length);
    const folders = readdirSync('app/react', { withFileTypes: true });
    const pages = folders.flatMap((entry) => (entry.isDirectory() ? `/react/${entry.name}` : []));
    expect(paths.toSorted()).toEqual(pages.toSorted());
  });

  it('opens the group of the page only', () => {
    const open = (path: string) =>
      sidebarGroups(path).flatMap(({ label, isOpen }) => (isOpen ? label : []));
    expect(open('/react/zoom')).toEqual(['Viewing']);
    expect(open('/react')).toEqual([]);
  });

  it.each(['/react', ...reactGroups.flatMap(({ pages }) => pathsOf(pages)), ...pathsOf(reactHelp)])(
    'has one current entry on %s, and no stored state',
    (path) => {
      const groups = sidebarGroups(path);
      const current = groups.flatMap(({ entries }) => entries.filter((entry) => entry.current));
      expect(current.map((entry) => entry.path)).toEqual([path]);
      expect(groups.filter(({ stateKey }) => stateKey !== undefined)).toEqual([]);
    },
  );

  it('marks the releases on the page of a release', () => {
    const { path } = reactReleasePages[0]!;
    const current = sidebarGroups(path).flatMap(({ entries }) =>
      entries.filter((entry) => entry.current),
    );
    expect(current).toEqual([{ label: 'Releases', path: '/react/releases', current: 'true' }]);
  });

  it('links to the examples, whose sidebar links back and keeps its three groups', () => {
    expect(sidebarLinks('/react').map(({ path }) => path)).toContain('/demo');
    expect(sidebarLinks('/demo/carousel').map(({ path }) => path)).toContain('/react');
    expect(sidebarGroups('/demo').map(({ label }) => label)).toEqual([
      'Modal',
      'Plain',
      'Carousel',
    ]);
  });
});

it.each(['/features', '/features/carousel', '/demo', '/react', '/react/zoom', '/getting-started'])(
  'the sidebar of %s leads to the React edition, the playground and Performance',
  (path) => {
    const entries = sidebarGroups(path).flatMap((group) => group.entries);
    const paths = [...entries, ...sidebarLinks(path)].map((link) => link.path);
    for (const target of ['/react', '/playground', '/performance']) {
      expect(paths.filter((each) => each === target)).toHaveLength(1);
    }
  },
);

describe('the playground', () => {
  it('belongs to the examples, without being one of them', () => {
    expect(areaOf('/playground')).toBe('Examples');
    expect(demoRoutes().map(({ path }) => path)).not.toContain('/playground');
    expect(neighbours('/playground')).toEqual({});
    expect(breadcrumbs('/playground').map(({ label }) => label)).toEqual([
      'Home',
      'Examples',
      'Playground',
    ]);
  });

  it('is listed for search engines', () => {
    expect(canonicalRoutes().map(({ path }) => path)).toContain('/playground');
  });
});

it.each([...reactGroups.flatMap(({ pages }) => pages), ...reactHelp])(
  'the page $path has one name everywhere',
  (route) => {
    expect(hasBandHeading(route.path)).toBe(true);
    expect([route.band, route.heading, route.navLabel]).toEqual(Array(3).fill(route.title));
  },
);

describe('links between pages', () => {
  it.each<[string, readonly Route[]]>([
    ['the demos', demoRoutes()],
    [
      'the React edition, from its overview to its help',
      [routeOf('/react'), ...reactGroups.flatMap(({ pages }) => pages), ...reactHelp],
    ],
  ])('lead through %s in order', (_name, list) => {
    for (const [index, { path }] of list.entries())
      expect(neighbours(path)).toEqual({ previous: list[index - 1], next: list[index + 1] });
  });

  it('lead from the index of the examples, which shows the first one, to the second', () => {
    expect(neighbours('/demo')).toEqual({ previous: undefined, next: demoRoutes()[1] });
    expect(neighbours('/about')).toEqual({});
  });

  it('breadcrumbs name the parents of a page', () => {
    expect(breadcrumbs('/demo/base64')).toEqual([
      { label: 'Home', path: '/' },
      { label: 'Examples', path: '/demo' },
      { label: 'Base64' },
    ]);
    expect(breadcrumbs('/react/context')).toEqual([
      { label: 'Home', path: '/' },
      { label: 'React edition', path: '/react' },
      { label: 'React context' },
    ]);
    expect(breadcrumbs('/features').map(({ label }) => label)).toEqual(['Home', 'Features']);
  });
});
