import { trustedTypesFactory } from '../trusted-types';

/** The landing pages of Features and Examples, fetched before any sign of interest. */
const landingPages = (base: string) => [`${base}features/`, `${base}demo/`];

/**
 * Pages end with a slash, images and downloads do not.
 * The content security policy of each page allows exactly this text, by its hash.
 */
export function speculationRules(base: string): string {
  const where = { href_matches: [base, `${base}*/`] };
  return JSON.stringify({
    prefetch: [
      { urls: landingPages(base), eagerness: 'immediate' },
      { where, eagerness: 'moderate' },
    ],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}

function addRules(base: string): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  const policy = trustedTypesFactory()?.createPolicy('speculation-rules', {
    createScript: (text) => text,
  });
  const text = speculationRules(base);
  script.textContent = policy ? policy.createScript(text) : text;
  document.head.append(script);
}

function prefetchOnIntent(base: string): void {
  const seen = new Set([location.pathname]);
  const fetchPage = (pathname: string) => {
    if (seen.has(pathname)) return;
    seen.add(pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = pathname;
    document.head.append(hint);
  };
  const fetchLinked = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin) return;
    const { pathname } = link;
    if (pathname.startsWith(base) && pathname.endsWith('/')) fetchPage(pathname);
  };
  // React stops both at the document while it hydrates.
  addEventListener('pointerover', fetchLinked, true);
  addEventListener('focusin', fetchLinked, true);
  landingPages(base).forEach(fetchPage);
}

/** Fetches pages before they are asked for. */
export function prefetchPages(base: string): void {
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  (hasRules ? addRules : prefetchOnIntent)(base);
}
