import { sanitizeLinkUrl } from '../core/url/url';

const withoutFragment = (url: string) => url.replace(/#.*/, '');

/** Returns the URL of the page if links with a fragment alone lead elsewhere, because of `<base>`; empty otherwise. */
export function getPage(): string {
  const page = withoutFragment(location.href);
  // Absolute, because the base may be of another origin.
  return withoutFragment(document.baseURI) === page ? '' : page;
}

const warned = new Set<string | undefined>();

/** Warns in development, once per page, that links in the HTML of the server have led to another page. */
function warnBase(page: string | undefined): void {
  const url = getPage();
  if (!url || warned.has(page) || new URL(page ?? '', document.baseURI).href === url) return;
  warned.add(page);
  console.warn(
    `linkConfig.page is ${page}; links of the server lead to another page than ${url}, because of <base>. See ks-gallery-react/docs/troubleshooting.md#links-and-base`,
  );
}

/** Returns what a server writes before the fragments of links; React also asks for it while it hydrates the HTML. */
export function readPage(given: string | undefined): string {
  const page = given && sanitizeLinkUrl(withoutFragment(given), '');
  if (process.env.NODE_ENV !== 'production' && typeof document !== 'undefined') warnBase(page);
  return page ?? '';
}
