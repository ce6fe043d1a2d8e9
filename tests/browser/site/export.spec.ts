import { routes } from '@/components/site/route-map';
import { sampleOf } from '../../sample';
import { expect, test } from '../lib/fixtures';

test('a reading page loads no framework, and Back and Forward work @base', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  await page.goto('./about/');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Migration guide').click();
  await expect(page).toHaveTitle(/^Migration/);
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Migration/);
  expect(requests.filter((path) => path.includes('/_next/') && path.endsWith('.js'))).toEqual([]);
});

test('Back and Forward between gallery pages and reading pages request no payload files', async ({
  page,
}) => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.txt')) payloads.push(request.url());
  });

  await page.goto('./');
  await page.getByRole('link', { name: 'Getting started' }).first().click();
  await expect(page).toHaveTitle(/^Getting started/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Home/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Getting started/);
  expect(payloads).toEqual([]);
});

test.describe('the content security policy', () => {
  test.use({ expectedProblems: /Content Security Policy|Trusted(HTML|Script)/ });

  for (const url of ['./', './about/']) {
    test(`of ${url} blocks an inline script and raw HTML`, async ({ page }) => {
      await page.goto(url);
      const result = await page.evaluate(() => {
        const script = document.createElement('script');
        script.append('document.documentElement.dataset.injected = "yes"');
        document.body.append(script);
        try {
          document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">');
        } catch (error) {
          return { error: String(error), injected: document.documentElement.dataset.injected };
        }
        return { error: 'none', injected: document.documentElement.dataset.injected };
      });
      expect(result.injected).toBeUndefined();
      expect(result.error).toContain('TrustedHTML');
    });
  }
});

test('every reading page is readable without JavaScript @no-script', async ({ page }) => {
  // The checks of the export parse all of them.
  const reading = routes.filter(({ interactive }) => !interactive);
  for (const { path } of sampleOf(reading, 4)) {
    await page.goto(`.${path}/`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a page links to its source when the repository of the site is known @base', async ({
  page,
}) => {
  await page.goto('./about/');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/example/gallery-site/edit/main/app/about/page.tsx',
  );
});
