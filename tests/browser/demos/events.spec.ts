import { expect, test } from '../fixtures';
import { leave, liveDemo, modalOf, openGallery, openHeld, press } from './gallery';

test.describe('calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('output-events: each row holds the last payload of its event', async ({ page }) => {
    const modal = await openGallery(page, 'output-events', 333);
    const row = (name: string) =>
      liveDemo(page)
        .locator('table')
        .filter({ hasText: 'Last payload of each event' })
        .locator('tr')
        .filter({ has: page.locator('th', { hasText: new RegExp(`^${name}$`) }) })
        .locator('td');
    const payload = (action: number, result: number | true) =>
      JSON.stringify({ galleryId: 333, action, result });
    await expect(row('hasData')).toHaveText(payload(4, true));
    await expect(row('show')).toHaveText(payload(4, 1));
    await expect(row('firstImage')).toHaveText(payload(0, true));
    await expect(row('lastImage')).toHaveText('not emitted yet');
    await expect(row('close')).toHaveText('not emitted yet');

    await modal.dots.last().click();
    await expect(row('show')).toHaveText(payload(1, 5));
    await expect(row('lastImage')).toHaveText(payload(1, true));
    await modal.close.click();
    await expect(row('close')).toHaveText(payload(1, true));
    await expect(row('buttonBeforeHook')).toContainText('"type":4');
    await expect(row('buttonAfterHook')).toHaveText('not emitted yet');

    const log = page.getByRole('log', { name: 'Event log, newest first' });
    await expect(log.getByRole('listitem').first()).toContainText('close (CLICK)');
    await expect(log.getByRole('listitem').last()).toContainText('hasData (LOAD)');
  });

  test('output-events: the gallery with all buttons fills the last row, and the log stays short', async ({
    page,
  }) => {
    const modal = await openGallery(page, 'output-events', 343);
    const download = page.waitForEvent('download');
    await modal.dialog.getByRole('button', { name: 'Download the current image' }).click();
    await download;
    await expect(liveDemo(page).locator('td').last()).toContainText('"type":3');
    for (let round = 0; round < 20; round += 1) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(30);
  });

  test('output-events: the delete button removes the image', async ({ page }) => {
    const modal = await openGallery(page, 'output-events', 343);
    await expect(modal.dots).toHaveCount(5);
    await modal.dialog.getByRole('button', { name: 'Delete the current image' }).click();
    await expect(modal.dots).toHaveCount(4);
    await expect(modal.picture).toHaveAttribute('src', /img2/);
  });

  test('same-images: three entries of one picture load, with and without different addresses', async ({
    page,
  }) => {
    const modal = await openGallery(page, 'same-images', 338);
    for (const id of [338, 340]) {
      if (id === 340) await press(page.getByRole('button', { name: 'Open gallery 340' }));
      await expect(modal.dots).toHaveCount(3);
      await expect(modal.thumbnails).toHaveCount(3);
      await expect(modal.strip.getByRole('button', { name: /Scroll/ })).toHaveCount(0);
      for (let place = 1; place <= 3; place += 1) {
        await expect(modal.figure).toHaveText(`Image ${place}/3`);
        await expect(modal.picture).toBeVisible();
        await expect(modal.status).toHaveCount(0);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('loading', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('loading-spinner-disable: a slow image is waited for in silence', async ({ page }) => {
    await page.goto('demo/loading-spinner-disable/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const modal = await press(page.getByRole('button', { name: 'Open gallery 321' }));
    await expect(modal.close).toBeVisible();
    await expect(modal.figure).toBeHidden();
    await expect(modal.status).toHaveCount(0);
    await expect(modal.picture).toBeVisible({ timeout: 10_000 });
  });

  test('loading-spinner-type: each of the seven galleries has its own spinner', async ({
    page,
  }) => {
    await page.goto('demo/loading-spinner-type/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const openers = page.getByRole('button', { name: /^Open gallery 32\d with spinner/ });
    await expect(openers).toHaveCount(7);
    const modal = modalOf(page);
    const looks = new Set<string>();
    for (const opener of await openers.all()) {
      await press(opener);
      await expect(modal.status).toHaveAccessibleName(
        'The current image is loading. Please be patient.',
      );
      const spinner = modal.status.locator('[aria-hidden]').first();
      await expect(spinner).toBeVisible();
      looks.add(
        await spinner.evaluate((element) =>
          [element, ...element.children]
            .map((part) => {
              const { width, height, borderRadius, borderTopWidth, backgroundColor } =
                getComputedStyle(part);
              return [width, height, borderRadius, borderTopWidth, backgroundColor].join(' ');
            })
            .join('|'),
        ),
      );
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toBeHidden();
    }
    expect(looks.size).toBe(7);
  });

  test('loading-spinner-type: the spinner goes when the slow picture comes', async ({ page }) => {
    await page.goto('demo/loading-spinner-type/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const modal = await press(page.getByRole('button', { name: 'Open gallery 322' }));
    await expect(modal.status).toBeVisible();
    await expect(modal.figure).toBeHidden();
    await expect(modal.figure).toBeVisible({ timeout: 10_000 });
    await expect(modal.status).toHaveCount(0);
  });
});

test.describe('time', () => {
  test('auto-close-and-auto-update: the gallery closes three seconds after the last image was shown', async ({
    page,
  }) => {
    const modal = await openHeld(page, 'auto-close-and-auto-update', 303);
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    await page.clock.runFor(1900);
    await page.keyboard.press('ArrowRight');
    await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
    await page.clock.runFor(2900);
    await expect(modal.dialog).toBeVisible();
    await page.clock.runFor(100);
    await expect(modal.dialog).toBeHidden();
    await expect(liveDemo(page).getByText('Gallery 303 is closed.')).toBeVisible();
  });

  test('auto-close-and-auto-update: the second image is replaced once, and closing cancels that', async ({
    page,
  }) => {
    const modal = await openHeld(page, 'auto-close-and-auto-update', 304);
    await page.clock.runFor(4000);
    await expect(
      liveDemo(page).getByText('Gallery 304 has replaced its second image.'),
    ).toBeAttached();
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    await page.keyboard.press('ArrowLeft');
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2 updated with img5');
    await page.keyboard.press('Escape');

    await press(page.getByRole('button', { name: 'Open gallery 304' }));
    await page.clock.runFor(1);
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    await page.keyboard.press('ArrowLeft');
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await page.keyboard.press('Escape');
    await page.clock.runFor(10_000);
    await expect(liveDemo(page).getByText(/^Gallery 304/)).toHaveText(
      'Gallery 304 is closed and starts again with its own images.',
    );
  });

  test('autoplay-minimal: five seconds per image, waits under the pointer, stops at the last and on request', async ({
    page,
  }) => {
    const modal = await openHeld(page, 'autoplay-minimal', 330);
    await modal.next.click();
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    // The pointer is still over the image area.
    await page.clock.runFor(12_000);
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await leave(page);
    await page.clock.runFor(4_900);
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await page.clock.runFor(100);
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    const stop = modal.dialog.getByRole('button', { name: 'Stop automatic slide show' });
    await stop.click();
    await leave(page);
    await page.clock.runFor(12_000);
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    await modal.dialog.getByRole('button', { name: 'Start automatic slide show' }).click();
    await leave(page);
    for (const text of ['Image 4/5 - Description 4', 'Image 5/5', 'Image 5/5']) {
      await page.clock.runFor(5_000);
      await expect(modal.figure).toHaveText(text);
      await expect(modal.picture).toBeVisible();
    }
  });

  test('autoplay-custom: two seconds per image, also under the pointer, until the last', async ({
    page,
  }) => {
    const modal = await openHeld(page, 'autoplay-custom', 329);
    await modal.next.click();
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await expect(modal.picture).toBeVisible();
    for (const text of ['Image 3/5 - Description 3', 'Image 4/5 - Description 4', 'Image 5/5']) {
      await page.clock.runFor(2_000);
      await expect(modal.figure).toHaveText(text);
      await expect(modal.picture).toBeVisible();
    }
    await page.clock.runFor(10_000);
    await expect(modal.figure).toHaveText('Image 5/5');
  });
});
