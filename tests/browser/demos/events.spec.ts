import { expect, test } from '../lib/fixtures';
import {
  movePointerAway,
  liveDemo,
  modalOf,
  openGallery,
  openWithControlledTimers,
  openModal,
} from '../lib/gallery';
import { advanceTimers } from '../lib/timers';

test.describe('event demos with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('output-events: each row shows the last payload of its event', async ({ page }) => {
    const modal = await openGallery(page, 'output-events');
    const row = (name: string) =>
      liveDemo(page)
        .locator('table')
        .filter({ hasText: 'Last payload of each event' })
        .locator('tr')
        .filter({ has: page.locator('th', { hasText: new RegExp(`^${name}$`) }) })
        .locator('td');
    const payload = (action: string, result: number | true) =>
      `{ "galleryId": 333, "action": "${action}", "result": ${result} }`;
    await expect(row('hasData')).toHaveText(payload('load', true));
    await expect(row('show')).toHaveText(payload('load', 1));
    await expect(row('firstImage')).toHaveText(payload('normal', true));
    await expect(row('lastImage')).toContainText('not emitted yet');
    await expect(row('close')).toContainText('not emitted yet');

    await modal.dots.last().click();
    await expect(row('show')).toHaveText(payload('click', 5));
    await expect(row('lastImage')).toHaveText(payload('click', true));
    await modal.close.click();
    await expect(row('close')).toHaveText(payload('click', true));
    await expect(row('buttonBeforeHook')).toContainText('"type": "close"');
    await expect(row('buttonAfterHook')).toContainText('not emitted yet');

    const log = page.getByRole('log', { name: 'Event log, newest first' });
    await expect(log.getByRole('listitem').first()).toContainText('close (click)');
    await expect(log.getByRole('listitem').last()).toContainText('hasData (load)');
  });

  test('output-events: the buttons fill the last row and delete the image, and the log has at most 30 entries @all', async ({
    page,
  }) => {
    const modal = await openGallery(page, 'output-events', 'Open with all buttons');
    const download = page.waitForEvent('download');
    await modal.dialog.getByRole('button', { name: 'Download the current image' }).click();
    await download;
    await expect(liveDemo(page).locator('td').last()).toContainText('"type": "download"');
    await expect(modal.dots).toHaveCount(5);
    await modal.dialog.getByRole('button', { name: 'Delete the current image' }).click();
    await expect(modal.dots).toHaveCount(4);
    await expect(modal.image).toHaveAttribute('src', /img2/);
    for (let round = 0; round < 20; round += 1) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(30);
  });

  test('same-images: three entries with one image load, with and without different URLs @all', async ({
    page,
  }) => {
    const modal = await openGallery(page, 'same-images');
    for (const isIdentical of [false, true]) {
      if (isIdentical)
        await openModal(page.getByRole('button', { name: 'Open with identical URLs' }));
      await expect(modal.dots).toHaveCount(3);
      await expect(modal.thumbnails).toHaveCount(3);
      await expect(modal.thumbnailGroup.getByRole('button', { name: /Scroll/ })).toHaveCount(0);
      for (let position = 1; position <= 3; position += 1) {
        await expect(modal.figure).toHaveText(`Image ${position}/3`);
        await expect(modal.image).toBeVisible();
        await expect(modal.status).toHaveCount(0);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('loading demos', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('loading-spinner-type: each of the seven galleries has its own spinner @all', async ({
    page,
  }) => {
    await page.goto('demo/loading-spinner-type/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const openers = page.getByRole('button', { name: /^With spinner/ });
    await expect(openers).toHaveCount(7);
    const modal = modalOf(page);
    const styles = new Set<string>();
    for (const opener of await openers.all()) {
      await openModal(opener);
      await expect(modal.status).toHaveAccessibleName(
        'The current image is loading. Please be patient.',
      );
      const spinner = modal.status.locator('[aria-hidden]').first();
      await expect(spinner).toBeVisible();
      styles.add(
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
    expect(styles.size).toBe(7);
  });

  test('a slow image has a spinner until it has loaded, unless spinners are disabled @all', async ({
    page,
  }) => {
    for (const [slug, opener, count] of [
      ['loading-spinner-type', 'With spinner STANDARD', 1],
      ['loading-spinner-disable', 'Open the gallery', 0],
    ] as const) {
      await page.goto(`demo/${slug}/`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const modal = await openModal(page.getByRole('button', { name: opener }));
      await expect(modal.close).toBeVisible();
      await expect(modal.status.filter({ visible: true })).toHaveCount(count);
      await expect(modal.figure).toBeHidden();
      await expect(modal.image).toBeVisible({ timeout: 10_000 });
      await expect(modal.status).toHaveCount(0);
    }
  });
});

test.describe('demos with timers', () => {
  test('auto-close-and-auto-update: the gallery closes three seconds after the last show event @all', async ({
    page,
  }) => {
    const modal = await openWithControlledTimers(
      page,
      'auto-close-and-auto-update',
      'Open, close after 3 seconds',
    );
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    await advanceTimers(page, 1900);
    await page.keyboard.press('ArrowRight');
    await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
    await advanceTimers(page, 2900);
    await expect(modal.dialog).toBeVisible();
    await advanceTimers(page, 100);
    await expect(modal.dialog).toBeHidden();
    await expect(liveDemo(page).getByText('The gallery is closed.')).toBeVisible();
  });

  test('auto-close-and-auto-update: the second image is replaced once, and closing cancels that @all', async ({
    page,
  }) => {
    const modal = await openWithControlledTimers(
      page,
      'auto-close-and-auto-update',
      'Open, update after 4 seconds',
    );
    await advanceTimers(page, 4000);
    await expect(
      liveDemo(page).getByText('The gallery has replaced its second image.'),
    ).toBeAttached();
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    await page.keyboard.press('ArrowLeft');
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2 updated with img5');
    await page.keyboard.press('Escape');

    await openModal(page.getByRole('button', { name: 'Open, update after 4 seconds' }));
    await advanceTimers(page, 1);
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    await page.keyboard.press('ArrowLeft');
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await page.keyboard.press('Escape');
    await advanceTimers(page, 10_000);
    await expect(liveDemo(page).getByText(/with its own images/)).toHaveText(
      'The gallery is closed and starts again with its own images.',
    );
  });

  test('autoplay-minimal: waits for a whole interval after the image was zoomed @all', async ({
    page,
  }) => {
    const { dialog, figure } = await openWithControlledTimers(page, 'autoplay-minimal');
    await movePointerAway(page);
    await page.keyboard.press('+');
    await expect(dialog.getByText(/^Zoom 1[1-9]/)).toBeAttached();
    await advanceTimers(page, 9_000);
    await page.keyboard.press('0');
    await expect(dialog.getByText('Zoom 100')).toBeAttached();
    await advanceTimers(page, 4_900);
    await expect(figure).toContainText('Image 1/5');
    await advanceTimers(page, 200);
    await expect(figure).toContainText('Image 2/5');
  });

  test('autoplay-minimal: advances every five seconds, pauses under the pointer, stops at the last image and on request', async ({
    page,
  }) => {
    const modal = await openWithControlledTimers(page, 'autoplay-minimal');
    await modal.next.click();
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    // The pointer is still over the image area.
    await advanceTimers(page, 12_000);
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await movePointerAway(page);
    await advanceTimers(page, 4_900);
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await advanceTimers(page, 100);
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    const stop = modal.dialog.getByRole('button', { name: 'Stop automatic slide show' });
    await stop.click();
    await movePointerAway(page);
    await advanceTimers(page, 12_000);
    await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
    await modal.dialog.getByRole('button', { name: 'Start automatic slide show' }).click();
    await movePointerAway(page);
    for (const text of ['Image 4/5 - Description 4', 'Image 5/5', 'Image 5/5']) {
      await advanceTimers(page, 5_000);
      await expect(modal.figure).toHaveText(text);
      await expect(modal.image).toBeVisible();
    }
  });

  test('autoplay-custom: advances every two seconds, also under the pointer, to the last image @all', async ({
    page,
  }) => {
    const modal = await openWithControlledTimers(page, 'autoplay-custom');
    await modal.next.click();
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await expect(modal.image).toBeVisible();
    for (const text of ['Image 3/5 - Description 3', 'Image 4/5 - Description 4', 'Image 5/5']) {
      await advanceTimers(page, 2_000);
      await expect(modal.figure).toHaveText(text);
      await expect(modal.image).toBeVisible();
    }
    await advanceTimers(page, 10_000);
    await expect(modal.figure).toHaveText('Image 5/5');
  });
});
