import { componentNames } from '@/components/playground/fields/field';
import { getSizes } from '@/components/playground/sizes';
import { expect, test } from '../../lib/fixtures';

/** Kilobytes with at most one digit after the point, rounded half up. */
const toText = (bytes: number) => String(Math.round(bytes / 100) / 10);
const titles = { modal: 'Modal gallery', plain: 'Plain gallery', carousel: 'Carousel' };

// tests/export/statements.test.mjs compares the sizes of the build with measured ones.
test('each component in the playground has its own size @all', async ({ page }) => {
  await page.goto('playground/');
  for (const component of componentNames) {
    const { first, whole } = getSizes()[component];
    await page.getByRole('radio', { name: titles[component] }).check();
    await expect(page.getByText(`${toText(first)} kB of compressed`)).toBeVisible();
    if (whole !== first)
      await expect(page.getByText(`, ${toText(whole)} kB with what is`)).toBeVisible();
  }
});
