import { demoRoutes } from '@/components/site/route-map';
import { expect, expectAccessible, rareIf, test } from '../fixtures';
import { allowedLayoutShift, measureLayoutShift } from '../layout-shift';
import { getOpener, openModal } from './gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, heading, demo } of demoRoutes()) {
  const slug = demo?.slug ?? path;

  if (demo?.group !== 'Carousel') {
    // pages.spec.ts audits the pages without an open gallery.
    test(
      `${slug} opens its gallery, which is accessible in light and dark and shifts no layout`,
      rareIf(slug !== 'array-simple'),
      async ({ page }) => {
        const layoutShift = await measureLayoutShift(page);
        await page.goto(`${path.slice(1)}/`);
        const opener =
          demo?.group === 'Plain'
            ? page
                .getByRole('main')
                .locator('a, button')
                .filter({ has: page.locator('img') })
                .first()
            : getOpener(page);
        const { figure } = await openModal(
          slug === 'plain-atags'
            ? page.getByRole('link', { name: 'Image 1', exact: true })
            : opener,
        );
        await expect(figure).toBeVisible({ timeout: 10_000 });
        // The log of this page grows by design.
        if (slug !== 'output-events')
          expect(await layoutShift()).toBeLessThanOrEqual(allowedLayoutShift);
        // The colours have a low contrast on purpose, as the page says.
        if (slug === 'description-full-custom') return;
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
      },
    );
  }

  test(
    `${slug} shows text, both sources and its images without JavaScript @no-script`,
    rareIf(slug !== 'carousel' && slug !== 'plain-layouts'),
    async ({ page, request }) => {
      await page.goto(`${path.slice(1)}/`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Live demo' })).toBeVisible();
      await expect(
        main.locator('pre').filter({ hasText: 'ks-gallery-react' }).first(),
      ).toBeVisible();
      await expect(main.locator('pre').filter({ hasText: '@Component' }).first()).toBeVisible();
      const links = main.getByRole('link', { name: /^Image \d/ });
      expect(await links.count()).toBeGreaterThan(2);
      const url = await links.last().evaluate((link: HTMLAnchorElement) => link.href);
      if (url.startsWith('data:')) return;
      const response = await request.get(url);
      expect(response.headers()['content-type']).toContain('image/');
    },
  );
}

test(
  'every demo page fits a window of 360 pixels without scrolling sideways',
  rareIf(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const { path } of demoRoutes()) {
      await page.goto(`${path.slice(1)}/`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  },
);
