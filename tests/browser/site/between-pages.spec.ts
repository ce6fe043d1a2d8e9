import type { Page } from '@playwright/test';
import { forEachCase } from '../lib/cases';
import { expect, test, waitUntilPrepared } from '../lib/fixtures';

const prefetched = (page: Page) =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

test('the browser prefetches the landing pages of Features and Examples without interaction', async ({
  page,
}) => {
  const ready = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ready.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('about/');
  await expect.poll(() => [...ready].sort()).toEqual(['/demo/', '/features/']);
  const rules = page.locator('script[type=speculationrules]');
  await expect(rules).toHaveCount(1);
  const { prefetch, prerender } = JSON.parse((await rules.textContent()) ?? '{}');
  expect(prefetch).toMatchObject([
    { urls: ['/features/', '/demo/'], eagerness: 'immediate' },
    { where: { href_matches: ['/', '/*/'] } },
  ]);
  expect(prerender).toMatchObject([{ eagerness: 'conservative' }]);
});

test('without speculation rules a page prefetches both landing pages, then each hovered or focused page once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined });
  });
  await page.goto('demo/carousel-noautoplay/');
  const main = page.getByRole('navigation', { name: 'Main' });
  const landing = ['/features/', '/demo/'];
  await expect.poll(() => prefetched(page)).toEqual(landing);
  await main.getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => prefetched(page)).toEqual([...landing, '/about/']);
  await main.getByRole('link', { name: 'Migration guide' }).focus();
  await main.getByRole('link', { name: 'About' }).focus();
  await page.getByRole('link', { name: 'Download this example' }).hover();
  await page.getByRole('link', { name: 'See forks' }).hover();
  await expect.poll(() => prefetched(page)).toEqual([...landing, '/about/', '/migration/']);
});

test('with Save-Data nothing is prefetched', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  for (const path of ['about/', 'demo/carousel-noautoplay/']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Features' }).first().hover();
    await page.getByRole('link', { name: 'Examples' }).first().focus();
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeVisible();
    expect(await prefetched(page)).toEqual([]);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  }
});

test('a new page starts at its top, Back restores the scroll position, and neither requests payload files', async ({
  page,
}) => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.txt')) payloads.push(request.url());
  });
  const scrollPosition = () => page.evaluate(() => scrollY);
  for (const path of ['features/modal-gallery/', 'demo/carousel-noautoplay/', '']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const before = await scrollPosition();
    expect(before).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'Migration guide' }).first().click();
    await expect(page).toHaveTitle(/^Migration/);
    expect(await scrollPosition()).toBe(0);
    await page.goBack();
    await expect.poll(scrollPosition).toBe(before);
  }
  await page.goForward();
  await expect(page).toHaveTitle(/^Migration/);
  expect(payloads).toEqual([]);
});

test('pages fade into each other, but not with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
      document.documentElement.dataset.transition = String(Boolean(viewTransition));
    });
  });
  await forEachCase(
    [
      ['no-preference', 'true'],
      ['reduce', 'false'],
    ],
    async (transition, reducedMotion) => {
      await page.emulateMedia({ reducedMotion: reducedMotion as 'no-preference' | 'reduce' });
      await page.goto('about/');
      await page.getByRole('link', { name: 'Migration guide' }).first().click();
      await expect(page).toHaveTitle(/^Migration/);
      await expect(page.locator('html')).toHaveAttribute('data-transition', transition);
    },
  );
});

test(
  'a transition into a page that is aborted logs no error',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // After the scripts of the head, and before the transition is ready.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.activeViewTransition?.skipTransition();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('about/');
    await page.getByRole('link', { name: 'Migration guide' }).first().click();
    await expect(page).toHaveTitle(/^Migration/);
    await waitUntilPrepared(page);
  },
);

test(
  'a second navigation that aborts a transition logs no error',
  { tag: '@all' },
  async ({ page, baseURL }) => {
    await page.addInitScript(() =>
      addEventListener(
        'pageswap',
        () => document.querySelector<HTMLAnchorElement>('a[href="/migration/"]')?.click(),
        { once: true },
      ),
    );
    await page.goto('about/');
    await page.getByRole('link', { name: 'Features' }).first().click();
    await expect(page).toHaveURL(`${baseURL}migration/`);
    await waitUntilPrepared(page);
  },
);
