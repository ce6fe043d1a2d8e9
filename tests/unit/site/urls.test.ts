const originalEnvironment = { ...process.env };

/** Imports a fresh copy of the module, which reads the environment only once. */
async function importWith(environment: Record<string, string>) {
  process.env = { ...originalEnvironment, ...environment };
  jest.resetModules();
  return import('@/components/site/urls');
}

afterEach(() => {
  process.env = originalEnvironment;
});

describe('URLs below a base path', () => {
  const environment = { NEXT_PUBLIC_BASE_PATH: '/docs', SITE_URL: 'https://example.org/ignored/' };

  it('prefix files with the base path', async () => {
    const { asset } = await importWith(environment);
    expect(asset('/assets/a.jpg')).toBe('/docs/assets/a.jpg');
  });

  it.each([
    ['/', '/docs/'],
    ['/about', '/docs/about/'],
    ['/about/', '/docs/about/'],
    ['/features/common#Size', '/docs/features/common/#Size'],
    ['/demo?x=1#y', '/docs/demo/?x=1#y'],
  ])('the page %s has the URL %s', async (path, expected) => {
    const { href } = await importWith(environment);
    expect(href(path)).toBe(expected);
  });

  it('an absolute URL has the public origin and the base path once', async () => {
    const { absolute } = await importWith(environment);
    expect(absolute('/')).toBe('https://example.org/docs/');
    expect(absolute('/about')).toBe('https://example.org/docs/about/');
    expect(absolute('/sitemap.xml')).toBe('https://example.org/docs/sitemap.xml');
  });
});

describe('URLs at the root of a host', () => {
  it('only get a trailing slash', async () => {
    const { asset, href } = await importWith({ NEXT_PUBLIC_BASE_PATH: '' });
    expect(asset('/assets/a.jpg')).toBe('/assets/a.jpg');
    expect(href('/')).toBe('/');
  });

  it.each(['about', '//example.org/', 'https://example.org/'])(
    'the path %s is refused',
    async (path) => {
      const { href } = await importWith({});
      expect(() => href(path)).toThrow('starts with one "/"');
    },
  );
});
