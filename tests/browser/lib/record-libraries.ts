import type { Page } from '@playwright/test';

/** Collects the libraries whose code a page fetches, by a text that only this code contains. */
export function recordLibraries(page: Page): Set<string> {
  const libraries = new Set<string>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    // A page that is closed has no response text.
    const code = await response.text().catch(() => '');
    if (code.includes('hammer.input')) libraries.add('Hammer');
    if (code.includes('addKeycodes')) libraries.add('Mousetrap');
  });
  return libraries;
}
