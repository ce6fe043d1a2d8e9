/** A gallery over modal dialogs of other libraries. */
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/lib/fixtures';
import { dialogStyles, gotoApplication, readNeighbour, tellNeighbour } from './application';

test.use({ startsDemos: false });

/** Libraries by their names in the program, with their packages. */
const libraries = {
  radix: 'radix-ui',
  'react-aria': 'react-aria-components',
  mui: '@mui/material',
  headless: '@headlessui/react',
  'base-ui': '@base-ui/react',
  bootstrap: 'bootstrap',
  native: 'The <dialog> of the browser',
};
const places = ['inside', 'outside'];

/** The gallery is modal: what is below it is not in the accessibility tree. */
const galleryOf = (page: Page) => page.getByRole('dialog', { name: 'Modal gallery content' });
const otherOf = (page: Page) => page.getByText('Other dialog', { exact: true });
const imageOf = (page: Page, number: number) =>
  galleryOf(page)
    .getByRole('group', { name: 'Current image and navigation' })
    .getByRole('img', { name: `Image ${number}`, exact: true });

for (const [library, neighbour] of Object.entries(libraries)) {
  for (const place of places) {
    test(
      `a gallery ${place} a dialog of ${library} has clicks, keys and focus to itself`,
      tellNeighbour(neighbour, 'dialogs', place),
      async ({ page }) => {
        await gotoApplication(page, {
          program: 'dialogs',
          query: `?${library}&${place}`,
          css:
            library === 'bootstrap'
              ? readNeighbour('bootstrap/dist/css/bootstrap.css')
              : dialogStyles,
        });
        const gallery = galleryOf(page);
        await page.getByRole('button', { name: 'Open the dialog' }).click();
        await expect(otherOf(page)).toBeVisible();
        const opener = page.getByRole('button', { name: 'Open the gallery' });
        const closings = {
          'the Escape key': () => page.keyboard.press('Escape'),
          'the close button': () => gallery.getByRole('button', { name: 'Close' }).click(),
          'a click beside the image': () => page.mouse.click(640, 5),
          Back: () => page.goBack(),
        };
        for (const [how, close] of Object.entries(closings)) {
          await opener.click();
          await expect(imageOf(page, 1)).toBeVisible();
          await expect(gallery.locator(':focus')).toHaveCount(1);
          await gallery.getByRole('button', { name: 'Next image' }).first().click();
          await expect(imageOf(page, 2)).toBeVisible();
          await page.keyboard.press('ArrowRight');
          await expect(imageOf(page, 3)).toBeVisible();
          for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
          await expect(gallery.locator(':focus')).toHaveCount(1);
          await close();
          await expect(gallery, how).toBeHidden();
          await expect(otherOf(page), `the other dialog after ${how}`).toBeVisible();
          await expect(opener, how).toBeFocused();
        }
        await page.keyboard.press('Escape');
        await expect(otherOf(page)).toBeHidden();
      },
    );
  }
}
