import {
  areaOf,
  breadcrumbs,
  canonicalRoutes,
  demoRoutes,
  documentTitle,
  isActive,
  navbarItems,
  neighbours,
  notFoundRoute,
  routeOf,
  routes,
  sidebarGroups,
} from '@/components/site/route-map';

const order = (group: string | undefined) => ['Modal', 'Plain', 'Carousel'].indexOf(group ?? '');

const labelsOf = (path: string) =>
  sidebarGroups(path).map(({ entries }) => entries.map(({ label }) => label));

describe('the route map', () => {
  it('has one entry per address', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('gives each page that a search engine knows a title and a description of its own', () => {
    const pages = canonicalRoutes();
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    expect(documentTitle(routeOf('/about'))).toBe('About | angular-modal-gallery');
  });

  it('lists the demos by group: modal, plain, carousel', () => {
    const groups = demoRoutes().map(({ demo }) => demo?.group);
    expect([...new Set(groups)]).toEqual(['Modal', 'Plain', 'Carousel']);
    expect(groups).toEqual(groups.toSorted((a, b) => order(a) - order(b)));
  });

  it('explains the options of each demo at features pages that exist', () => {
    for (const { demo } of demoRoutes()) {
      expect(demo?.explainedAt.length).toBeGreaterThan(0);
      for (const place of demo?.explainedAt ?? []) {
        expect(areaOf(place.split('#')[0] ?? '')).toBe('Features');
      }
    }
  });

  it('names second addresses of a page and points them at the first', () => {
    expect(routeOf('/home').canonical).toBe('/');
    expect(routeOf('/demo').canonical).toBe('/demo/array-simple');
    expect(routes.filter(({ canonical }) => canonical !== undefined)).toHaveLength(2);
  });

  it('knows the page for unknown addresses, but not as an address', () => {
    expect(routeOf('/404')).toBe(notFoundRoute);
    expect(routes).not.toContain(notFoundRoute);
    expect(() => routeOf('/demo/carousel-lcp')).toThrow('/demo/carousel-lcp');
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
  ])('marks for %s the item %s', (path, label) => {
    const active = navbarItems().filter((item) => isActive(item, path));
    expect(active.map((item) => item.label)).toEqual(label === undefined ? [] : [label]);
  });
});

describe('the demo sidebar', () => {
  it('repeats the custom sizes after the previews that cannot be clicked', () => {
    const modal = sidebarGroups('/demo/base64')[0]?.entries ?? [];
    const at = modal.findIndex(({ label }) => label === 'Previews not clickable');
    expect(modal[at + 1]).toMatchObject({
      label: 'Previews custom sizes',
      path: '/demo/previews-custom-size',
    });
    expect(modal[at + 2]?.label).toBe('Previews template');
  });

  it('keeps the order of the specification at both ends of each group', () => {
    const ends = labelsOf('/demo').map((labels) => [labels[0], labels.at(-1)]);
    expect(ends).toEqual([
      ['Minimal example', 'Autoplay custom'],
      ['Plain layouts', 'Plain custom with description'],
      ['Carousel minimal', 'Carousel breakpoints'],
    ]);
  });

  it.each(['/demo', ...demoRoutes().map(({ path }) => path)])(
    'has one current entry on %s',
    (path) => {
      const current = sidebarGroups(path).flatMap(({ entries }) =>
        entries.filter((entry) => entry.current),
      );
      expect(current).toHaveLength(1);
      expect(current[0]?.path).toBe(path === '/demo' ? '/demo/array-simple' : path);
    },
  );
});

describe('the features sidebar', () => {
  it('has the overview and nine pages, in two groups', () => {
    expect(labelsOf('/features')).toEqual([
      ['Overview', 'Modal Gallery', 'Plain Gallery', 'Carousel'],
      ['Common', 'Description', 'Accessibility', 'Previews', 'Upper buttons', 'Keyboard config'],
    ]);
  });
});

describe('ways from a page', () => {
  it('goes through the demos in order, the index counting as the first', () => {
    expect(neighbours('/demo/array-simple').previous).toBeUndefined();
    expect(neighbours('/demo').next?.path).toBe('/demo/output-events');
    expect(neighbours('/demo/previews-not-clickable').next?.path).toBe('/demo/previews-template');
    expect(neighbours('/demo/autoplay-custom').next?.path).toBe('/demo/plain-layouts');
    expect(neighbours('/demo/carousel-breakpoints').next).toBeUndefined();
    expect(neighbours('/about')).toEqual({});
  });

  it('names where a page lies', () => {
    expect(breadcrumbs('/demo/base64')).toEqual([
      { label: 'Home', path: '/' },
      { label: 'Examples', path: '/demo' },
      { label: 'Base64' },
    ]);
    expect(breadcrumbs('/features').map(({ label }) => label)).toEqual(['Home', 'Features']);
  });
});
