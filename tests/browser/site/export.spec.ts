import { forEachCase } from '../lib/cases';
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

test.describe('the content security policy', () => {
  test.use({ expectedProblems: /Content Security Policy|Trusted(HTML|Script)/ });

  test('blocks an inline script and raw HTML', async ({ page }) => {
    const paths = ['./', './about/'].map((path) => [path, path] as const);
    await forEachCase(paths, async (path) => {
      await page.goto(path);
      const result = await page.evaluate(() => {
        const script = document.createElement('script');
        script.append('document.documentElement.dataset.injected = "yes"');
        document.body.append(script);
        const { injected } = document.documentElement.dataset;
        try {
          document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">');
        } catch (error) {
          return { error: String(error), injected };
        }
        return { error: 'none', injected };
      });
      expect(result.injected).toBeUndefined();
      expect(result.error).toContain('TrustedHTML');
    });
  });
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
