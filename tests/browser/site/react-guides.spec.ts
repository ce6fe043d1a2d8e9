import type { Page } from '@playwright/test';
import { expect, test, waitUntilPrepared } from '../lib/fixtures';

const manager = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const commands = (page: Page, name: string) =>
  page.getByRole('region', { name: `Create and install: Vite, ${name}`, exact: true });

test(
  'commands for a package manager are shown without scripts',
  { tag: ['@no-script', '@all'] },
  async ({ page }) => {
    await page.goto('react/frameworks/');
    await expect(commands(page, 'npm')).toContainText('npm install ../ks-gallery-react');
    await manager(page, 'pnpm').check();
    await expect(commands(page, 'pnpm')).toContainText('pnpm add ../ks-gallery-react');
    await expect(commands(page, 'npm')).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(commands(page, 'yarn')).toBeVisible();
  },
);

test('the package manager is remembered, and its command names the URL of the file', async ({
  page,
}) => {
  await page.goto('react/frameworks/');
  await waitUntilPrepared(page);
  await manager(page, 'bun').check();
  await page.reload();
  await expect(manager(page, 'bun')).toBeChecked();
  await expect(commands(page, 'bun')).toContainText(/^bunx create-vite@9 [\s\S]*\nbun add https?:/);
});
