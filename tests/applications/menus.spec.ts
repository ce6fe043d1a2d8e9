/** A gallery that an item of a menu of another library opens. */
import { expect, test, waitUntilIdle } from '../browser/lib/fixtures';
import { gotoApplication } from './application';

test.use({ startsDemos: false });

for (const library of ['radix', 'react-aria', 'mui', 'headless', 'base-ui']) {
  test(`focus returns to the trigger of a menu of ${library} whose item has opened the gallery`, async ({
    page,
  }) => {
    for (const by of ['mouse', 'keyboard']) {
      await gotoApplication(page, { program: 'menus', query: `?${library}` });
      // The gallery has arrived, and follows what the user does.
      await waitUntilIdle(page);
      const trigger = page.getByRole('button', { name: 'Actions' });
      const item = page.getByRole('menuitem', { name: 'Open the gallery' });
      if (by === 'mouse') {
        await trigger.click();
        await item.click();
      } else {
        await trigger.focus();
        await page.keyboard.press('Enter');
        // Headless UI leaves focus on the menu.
        await expect(page.locator('[role="menuitem"]:is(:focus, [data-active])')).toHaveCount(1);
        await page.keyboard.press('Enter');
      }
      const gallery = page.getByRole('dialog', { name: 'Modal gallery content' });
      await expect(gallery.locator(':focus')).toHaveCount(1);
      await expect(item).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(gallery).toBeHidden();
      await expect(trigger, by).toBeFocused();
    }
  });
}
