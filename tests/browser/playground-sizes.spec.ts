import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { componentNames } from '@/components/playground/fields/field';
import { playgroundBudget } from '@/components/site/budgets';
import { getSizes } from '@/components/playground/sizes';
import { demoScriptsOf } from '../../scripts/lib/demo-scripts.mjs';
import { elementsOf } from '../../scripts/lib/html.mjs';
import { measureSizes } from '../../scripts/lib/sizes.mjs';
import { expect, test } from './fixtures';

const entries = { modal: 'modal gallery', plain: 'plain gallery', carousel: 'carousel' };
/** Kilobytes with at most one digit after the point, rounded half up. */
const toText = (bytes: number) => String(Math.round(bytes / 100) / 10);
const titles = { modal: 'Modal gallery', plain: 'Plain gallery', carousel: 'Carousel' };

test('the sizes in the playground are those that the budgets of the package limit', async ({
  page,
}) => {
  const measured = await measureSizes();
  await page.goto('playground/');
  for (const component of componentNames) {
    const totals = measured
      .filter(({ entry }) => entry === entries[component])
      .map(({ part, total }) => [part, total] as const);
    const sizes = Object.fromEntries(totals);
    expect(getSizes()[component]).toEqual(sizes);
    await page.getByRole('radio', { name: titles[component] }).check();
    await expect(page.getByText(`${toText(sizes.first!)} kB of compressed`)).toBeVisible();
    if (sizes.whole !== sizes.first)
      await expect(page.getByText(`, ${toText(sizes.whole!)} kB with what is`)).toBeVisible();
  }
});

test(
  'the sizes on the page Performance are those that the budgets of the package limit',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('performance/');
    const rows = {
      'Modal gallery, full': 'modal gallery',
      'Carousel, bare': 'carousel',
      'Plain gallery': 'plain gallery',
      'All three': 'all three',
    };
    const measured = await measureSizes();
    for (const [title, entry] of Object.entries(rows)) {
      const { total } = measured.find((size) => size.entry === entry && size.part === 'whole')!;
      const table = page.getByRole('table', { name: `Measures: ${title}`, exact: true });
      const row = table.getByRole('row', { name: 'Download in total' });
      await expect(row.getByRole('cell').first()).toHaveText(toText(total));
    }
  },
);

async function scriptsOf(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const html = await (await request.get(path)).text();
  return demoScriptsOf(elementsOf(html)).filter((url: string) => !url.includes('/payloads/'));
}

test('the playground has at most 35 kB of scripts of its own', async ({ request }) => {
  const shared = new Set(await scriptsOf(request, 'demo/array-simple/'));
  const own = (await scriptsOf(request, 'playground/')).filter((url) => !shared.has(url));
  expect(own).not.toEqual([]);
  const sizes = await Promise.all(
    own.map(async (url) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(playgroundBudget);
});
