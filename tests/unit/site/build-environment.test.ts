import { getPublicOrigin, getSiteRepository } from '@/components/site/build-environment';

describe('the public origin', () => {
  it.each([
    [
      'SITE_URL, whatever a host says',
      { SITE_URL: 'https://a.org/x/', CF_PAGES_URL: 'https://b.dev' },
      'https://a.org',
    ],
    ['Cloudflare Pages', { CF_PAGES_URL: 'https://b.pages.dev' }, 'https://b.pages.dev'],
    ['Netlify', { NETLIFY: 'true', URL: 'https://c.netlify.app' }, 'https://c.netlify.app'],
    [
      'the owner of the repository on GitHub',
      { GITHUB_REPOSITORY: 'Owner/site' },
      'https://owner.github.io',
    ],
    ['nothing, where URL is not set by Netlify', { URL: 'https://other.org' }, undefined],
    ['nothing', {}, undefined],
  ])('comes from %s', (_name, env, expected) => {
    expect(getPublicOrigin(env)).toBe(expected);
  });

  it.each(['example.org', 'ftp://example.org', '/folder'])(
    'refuses %s, naming the variable and the rule',
    (value) => {
      expect(() => getPublicOrigin({ SITE_URL: value })).toThrow(
        `SITE_URL has to be an absolute http(s) URL, got "${value}".`,
      );
    },
  );
});

describe('the repository of the site', () => {
  it.each([
    ['SITE_REPOSITORY', { SITE_REPOSITORY: 'owner/site' }],
    ['SITE_REPOSITORY as a URL', { SITE_REPOSITORY: 'https://github.com/owner/site.git' }],
    ['GitHub Actions', { GITHUB_REPOSITORY: 'owner/site' }],
    ['Netlify', { NETLIFY: 'true', REPOSITORY_URL: 'https://github.com/owner/site' }],
  ])('comes from %s', (_name, env) => {
    expect(getSiteRepository(env)).toMatchObject({
      name: 'owner/site',
      url: 'https://github.com/owner/site',
      issues: 'https://github.com/owner/site/issues',
    });
  });

  it.each([
    ['nothing names it', {}],
    [
      'it is on a host with other paths',
      { NETLIFY: 'true', REPOSITORY_URL: 'https://gitlab.com/owner/site' },
    ],
  ])('is unknown where %s', (_name, env) => {
    expect(getSiteRepository(env)).toBeUndefined();
  });

  it('leads to files on the branch that SITE_BRANCH names', () => {
    const repository = getSiteRepository({ SITE_REPOSITORY: 'owner/site', SITE_BRANCH: 'next' });
    expect(repository?.file('app/page.tsx')).toBe(
      'https://github.com/owner/site/blob/next/app/page.tsx',
    );
    expect(repository?.edit('app/page.tsx')).toBe(
      'https://github.com/owner/site/edit/next/app/page.tsx',
    );
  });

  it.each(['site', 'a/b/c', 'https://example.org/owner/site'])('refuses %s', (value) => {
    expect(() => getSiteRepository({ SITE_REPOSITORY: value })).toThrow(
      `SITE_REPOSITORY has to name a GitHub repository as "owner/name", got "${value}".`,
    );
  });
});
