import { trustedTypesFactory } from './trusted-types';

/**
 * Pages end with a slash, pictures and downloads do not.
 * The export allows exactly this text in each page's content policy, by its hash.
 */
export function speculationRules(base: string): string {
  const where = { href_matches: [base, `${base}*/`] };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
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
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin) return;
    const { pathname } = link;
    if (!pathname.startsWith(base) || !pathname.endsWith('/') || seen.has(pathname)) return;
    seen.add(pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = pathname;
    document.head.append(hint);
  };
  document.addEventListener('pointerover', fetchPage, { passive: true });
  document.addEventListener('focusin', fetchPage);
}

/** Fetches a page shortly before it is asked for, unless the reader wants to save data. */
export function initPrefetching(base: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  // A policy that names inline scripts by hash, as gallery pages need it, lets no rules in beside them.
  const isReading = document.querySelector('[data-kind=reading]') !== null;
  if (isReading && HTMLScriptElement.supports?.('speculationrules')) addRules(base);
  else prefetchOnIntent(base);
}
