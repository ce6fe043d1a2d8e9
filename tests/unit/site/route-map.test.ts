import {
  areaOf,
  breadcrumbs,
  canonicalRoutes,
  demoRouteOf,
  demoRoutes,
  documentTitle,
  everyDemoRoute,
  isActive,
  navbarItems,
  neighbours,
  notFoundRoute,
  playgroundPreview,
  reactDemoRoutes,
  routeOf,
  routes,
  sidebarGroups,
  sidebarLinks,
  unlistedRoutes,
} from '@/components/site/route-map';
import { reactGuides, reactReferences, reactReleasePages } from '@/components/site/routes/react';

const order = (group: string | undefined) => ['Modal', 'Plain', 'Carousel'].indexOf(group ?? '');

const labelsOf = (path: string) =>
  sidebarGroups(path).map(({ entries }) => entries.map(({ label }) => label));

describe('the route map', () => {
  it('has one entry for each path', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('has a unique title and description for each page that search engines index', () => {
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

  it('links the options of each demo to existing pages of the reference', () => {
    for (const { demo } of everyDemoRoute()) {
      expect(demo?.explainedAt.length).toBeGreaterThan(0);
      for (const place of demo?.explainedAt ?? []) {
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
    expect(playgroundPreview).toMatchObject({ kind: 'gallery', isFramed: true });
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

  it('starts and ends each group with the specified demos', () => {
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
      expect(current[0]!.path).toBe(path === '/demo' ? '/demo/array-simple' : path);
    },
  );
});

describe('the features sidebar', () => {
  it('lists the overview and nine pages in two groups', () => {
    expect(labelsOf('/features')).toEqual([
      ['Overview', 'Modal Gallery', 'Plain Gallery', 'Carousel'],
      ['Common', 'Description', 'Accessibility', 'Previews', 'Upper buttons', 'Keyboard config'],
    ]);
  });
});

describe('the sidebar of the React edition', () => {
  it('lists the overview, the demos, the guides and the reference', () => {
    expect(labelsOf('/react')).toEqual([
      [
        'Overview',
        'First example',
        'Own image type',
        'Render slots',
        'next/image',
        'Image CDN',
        'Placeholders',
        'Thumbnail captions',
        'Many images',
        'Toolbar button',
        'Styling',
        'Controlled index',
        'Growing list',
        'Deep links',
        'Share button',
        'Zoom',
        'Drag to close',
        'Opening movement',
        'Keep the zoom',
        'Photo layouts',
        'Videos',
        'Stream',
        'Any content',
        'Information panel',
        'Camera data',
        'Long captions',
        'Several slides',
        'Carousel and modal gallery',
        'Images from an API',
        'Reorder',
        'Delete and undo',
        'Select images',
        'URL of a route',
        'German labels',
        'Strict policy',
        'React context',
      ],
      ['Frameworks', 'Recipes', 'From another library', 'Testing', 'Troubleshooting', 'Releases'],
      [
        'React reference',
        'Slots and class names',
        'Links to images',
        'Zoom, drag and opening',
        'Translation',
      ],
    ]);
  });

  it.each([
    '/react',
    ...reactDemoRoutes().map(({ path }) => path),
    ...[...reactGuides, ...reactReferences].map(({ path }) => path),
  ])('has one current entry on %s, and no stored state', (path) => {
    const groups = sidebarGroups(path);
    const current = groups.flatMap(({ entries }) => entries.filter((entry) => entry.current));
    expect(current.map((entry) => entry.path)).toEqual([path]);
    expect(groups.filter(({ stateKey }) => stateKey !== undefined)).toEqual([]);
  });

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

it.each([
  'next-image',
  'image-cdn',
  'many-images',
  'toolbar-button',
  'class-names',
  'opening',
  'video',
  'stream',
  'any-content',
  'camera-data',
  'api',
  'reorder',
  'delete-undo',
  'selection',
  'route-url',
])('the recipe %s has its question as its heading', (slug) => {
  expect(routeOf(`/react/${slug}`).heading).toMatch(/^How do I .+\?$/);
});

describe('links between pages', () => {
  it('lead through the demos in order, starting with the index', () => {
    expect(neighbours('/demo/array-simple').previous).toBeUndefined();
    expect(neighbours('/demo').next!.path).toBe('/demo/output-events');
    expect(neighbours('/demo/previews-not-clickable').next!.path).toBe('/demo/previews-template');
    expect(neighbours('/demo/autoplay-custom').next!.path).toBe('/demo/plain-layouts');
    expect(neighbours('/demo/carousel-breakpoints').next).toBeUndefined();
    expect(neighbours('/about')).toEqual({});
  });

  it('lead through the React edition from its overview to its reference', () => {
    expect(neighbours('/react').previous).toBeUndefined();
    expect(neighbours('/react').next!.path).toBe('/react/first-example');
    expect(neighbours('/react/context').next!.path).toBe(reactGuides[0]!.path);
    expect(neighbours('/react/releases').next!.path).toBe('/react/reference');
    expect(neighbours('/react/reference').next!.path).toBe('/react/slots');
    expect(neighbours('/react/translation').next).toBeUndefined();
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
