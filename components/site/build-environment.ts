/** What the environment of the build says about where the site is published and where its source is kept. */

type Environment = Readonly<Record<string, string | undefined>>;

function readUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(`${name} has to be an absolute http(s) URL, got "${value}".`);
  }
  return url;
}

/** The variables that may name the public URL, in order of precedence: our own, then those of hosts. */
function publicUrlVariables(env: Environment): readonly (readonly [string, string | undefined])[] {
  const [owner] = env.GITHUB_REPOSITORY?.split('/') ?? [];
  return [
    ['SITE_URL', env.SITE_URL],
    // Netlify. The name alone is too common to be believed anywhere else.
    ['URL', env.NETLIFY && env.URL],
    ['CF_PAGES_URL', env.CF_PAGES_URL],
    ['GITHUB_REPOSITORY', owner && `https://${owner.toLowerCase()}.github.io`],
  ];
}

/** The origin under which the site is published, or undefined where nothing says so. */
export function getPublicOrigin(env: Environment): string | undefined {
  for (const [name, value] of publicUrlVariables(env)) {
    if (value?.trim()) return readUrl(name, value.trim()).origin;
  }
  return undefined;
}

export interface SiteRepository {
  /** `owner/name`. */
  readonly name: string;
  readonly url: string;
  readonly issues: string;
  /** Page that shows a file, named by its path in the repository. */
  readonly file: (path: string) => string;
  /** Page that offers to change a file. */
  readonly edit: (path: string) => string;
}

function readRepository(name: string, value: string): string {
  const path = value.replace(/^https:\/\/github\.com\//, '').replace(/(\.git)?\/?$/, '');
  if (/^[\w.-]+\/[\w.-]+$/.test(path)) return path;
  throw new Error(`${name} has to name a GitHub repository as "owner/name", got "${value}".`);
}

function repositoryName(env: Environment): string | undefined {
  const own = env.SITE_REPOSITORY?.trim();
  if (own) return readRepository('SITE_REPOSITORY', own);
  if (env.GITHUB_REPOSITORY) return readRepository('GITHUB_REPOSITORY', env.GITHUB_REPOSITORY);
  // Netlify names it as a URL, which may belong to a host whose pages have other paths.
  const url = env.NETLIFY && env.REPOSITORY_URL;
  return url && /^https:\/\/github\.com\//.test(url)
    ? readRepository('REPOSITORY_URL', url)
    : undefined;
}

/** The repository of this website, or undefined where nothing names it: links that need it are then left out. */
export function getSiteRepository(env: Environment): SiteRepository | undefined {
  const name = repositoryName(env);
  if (name === undefined) return undefined;
  const url = `https://github.com/${name}`;
  const branch = env.SITE_BRANCH?.trim() || 'main';
  return {
    name,
    url,
    issues: `${url}/issues`,
    file: (path) => `${url}/blob/${branch}/${path}`,
    edit: (path) => `${url}/edit/${branch}/${path}`,
  };
}
