import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../lib/cases';
import { expect, test, waitUntilPrepared } from '../lib/fixtures';

const copyLink = (page: Page) => page.getByRole('link', { name: /^(Copy page as )?Markdown$/ });

test.describe('copying a page as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('puts its text on the clipboard and announces it', async ({ page }) => {
    const cases = [
      ['./features/carousel/', '# Carousel'],
      ['./demo/array-simple/', '# Minimal example'],
    ] as const;
    await forEachCase(someOf(cases), async (heading, path) => {
      await page.goto(path);
      await waitUntilPrepared(page);
      const url = page.url();
      await copyLink(page).click();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain(heading);
      expect(text).not.toContain('Copy page as Markdown');
      expect(page.url()).toBe(url);
    });
  });
});

test.describe('a link to the Markdown version', () => {
  // A file of text does not take part in transitions between pages.
  test.use({ expectedProblems: /ViewTransition opt-in disabled/ });

  test('is followed where the clipboard is not available', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto('./about/');
    await waitUntilPrepared(page);
    await copyLink(page).click();
    await expect(page).toHaveURL(/\/about\/index\.md$/);
  });
});
