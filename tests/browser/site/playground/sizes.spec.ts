import { componentNames } from '@/components/playground/fields/field';
import { getSizes } from '@/components/playground/sizes';
import { measureSizes } from '../../../../scripts/lib/pages/sizes.mjs';
import { expect, test } from '../../lib/fixtures';

const entries = { modal: 'modal gallery', plain: 'plain gallery', carousel: 'carousel' };
/** Kilobytes with at most one digit after the point, rounded half up. */
const toText = (bytes: number) => String(Math.round(bytes / 100) / 10);
const titles = { modal: 'Modal gallery', plain: 'Plain gallery', carousel: 'Carousel' };

test('the sizes in the playground are those that were measured', async ({ page }) => {
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
