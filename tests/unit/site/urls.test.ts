const before = { ...process.env };

/** The module reads the environment of the build once, so each environment needs a fresh copy of it. */
async function addressWith(environment: Record<string, string>) {
  process.env = { ...before, ...environment };
  jest.resetModules();
  return import('@/components/site/urls');
}

afterEach(() => {
  process.env = before;
});

describe('addresses below a folder', () => {
  const environment = { NEXT_PUBLIC_BASE_PATH: '/docs', SITE_URL: 'https://example.org/ignored/' };

  it('puts the folder in front of files', async () => {
    const { asset } = await addressWith(environment);
    expect(asset('/assets/a.jpg')).toBe('/docs/assets/a.jpg');
  });

  it.each([
    ['/', '/docs/'],
    ['/about', '/docs/about/'],
    ['/about/', '/docs/about/'],
    ['/features/common#Size', '/docs/features/common/#Size'],
    ['/demo?x=1#y', '/docs/demo/?x=1#y'],
  ])('turns the page %s into %s', async (path, expected) => {
    const { href } = await addressWith(environment);
    expect(href(path)).toBe(expected);
  });

  it('names the public origin, and the folder once', async () => {
    const { absolute } = await addressWith(environment);
    expect(absolute('/')).toBe('https://example.org/docs/');
    expect(absolute('/about')).toBe('https://example.org/docs/about/');
    expect(absolute('/sitemap.xml')).toBe('https://example.org/docs/sitemap.xml');
  });
});

describe('addresses at the root', () => {
  it('adds nothing but the slash at the end', async () => {
    const { asset, href } = await addressWith({ NEXT_PUBLIC_BASE_PATH: '' });
    expect(asset('/assets/a.jpg')).toBe('/assets/a.jpg');
    expect(href('/')).toBe('/');
  });

  it.each(['about', '//example.org/', 'https://example.org/'])('refuses %s', async (path) => {
    const { href } = await addressWith({});
    expect(() => href(path)).toThrow('starts with one "/"');
  });
});
