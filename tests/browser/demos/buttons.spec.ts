import { boxOf, expect, test } from '../lib/fixtures';
import { liveDemo, openGallery, openModal, downloadByKeyboard } from '../lib/gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const names = {
  close: 'Close this modal image gallery',
  download: 'Download the current image',
  extUrl: 'Navigate the current image',
  delete: 'Delete the current image',
  fullScreen: 'Switch to full-screen',
};

test('download-simple: Ctrl+S downloads the image under its own name while the gallery is open @all', async ({
  page,
}) => {
  const modal = await openGallery(page, 'download-simple');
  await expect(modal.dialog.getByRole('button', { name: names.download })).toHaveCount(0);
  expect(await downloadByKeyboard(page)).toBe('img1.jpg');
  await page.keyboard.press('ArrowRight');
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  expect(await downloadByKeyboard(page)).toBe('img2.jpg');
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.keyboard.press('Control+s');
  await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  expect(downloads).toBe(0);
});

test('download-advanced: a download button precedes the close button, and the shortcut works @all', async ({
  page,
}) => {
  const modal = await openGallery(page, 'download-advanced');
  const button = modal.dialog.getByRole('button', { name: names.download });
  const left = async (name: string) => (await boxOf(modal.dialog.getByRole('button', { name }))).x;
  expect(await left(names.download)).toBeLessThan(await left(names.close));
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe('img1.jpg');
  expect(await downloadByKeyboard(page)).toBe('img1.jpg');
});

test('download-custom-filename: all images have one file name, in this demo only @all', async ({
  page,
}) => {
  const modal = await openGallery(page, 'download-custom-filename');
  for (let round = 0; round < 2; round += 1) {
    const download = page.waitForEvent('download');
    await modal.dialog.getByRole('button', { name: names.download }).click();
    expect((await download).suggestedFilename()).toBe('custom-file-name.jpg');
    expect(await downloadByKeyboard(page)).toBe('custom-file-name.jpg');
    await page.keyboard.press('ArrowRight');
  }
  await openGallery(page, 'download-simple');
  expect(await downloadByKeyboard(page)).toBe('img1.jpg');
});

test('base64: data URL images are shown and downloaded as PNG files @all', async ({ page }) => {
  const modal = await openGallery(page, 'base64');
  for (let id = 0; id < 3; id += 1) {
    await expect(modal.figure).toContainText(`Image ${id + 1}/3`);
    await expect(modal.image).toBeVisible();
    const waiting = page.waitForEvent('download');
    await modal.dialog.getByRole('button', { name: names.download }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`Image-${id}.png`);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(1, 4).toString()).toBe('PNG');
    await page.keyboard.press('ArrowRight');
  }
});

test.describe('links to other origins', () => {
  test.use({ expectedProblems: /example\.org|ERR_FAILED/ });

  test('buttons-strategies: each gallery has exactly the buttons of its strategy @all', async ({
    page,
  }) => {
    const modal = await openGallery(page, 'buttons-strategies', 'With strategy DEFAULT');
    const upper = modal.dialog.getByRole('button', {
      name: new RegExp(Object.values(names).join('|')),
    });
    const { close, download, extUrl } = names;
    const expected = {
      DEFAULT: [close],
      SIMPLE: [download, close],
      ADVANCED: [extUrl, download, close],
      FULL: [names.fullScreen, names.delete, extUrl, download, close],
    };
    for (const [strategy, buttons] of Object.entries(expected)) {
      if (strategy !== 'DEFAULT')
        await openModal(page.getByRole('button', { name: `With strategy ${strategy}` }));
      await expect(upper).toHaveCount(buttons.length);
      for (const [index, name] of buttons.entries()) {
        await expect(upper.nth(index)).toHaveAccessibleName(name);
      }
      await page.keyboard.press('Escape');
    }
  });

  test('buttons-strategies: the full screen, delete and external URL buttons work, and deleted images can be restored', async ({
    page,
  }) => {
    const modal = await openGallery(page, 'buttons-strategies', 'With strategy FULL');
    const fullScreen = () => page.evaluate(() => document.fullscreenElement !== null);
    await modal.dialog.getByRole('button', { name: names.fullScreen }).click();
    await expect.poll(fullScreen).toBe(true);
    await modal.dialog.getByRole('button', { name: names.fullScreen }).click();
    await expect.poll(fullScreen).toBe(false);

    await page.keyboard.press('ArrowRight');
    await expect(modal.dialog.getByRole('button', { name: names.extUrl })).toBeDisabled();
    await modal.dialog.getByRole('button', { name: names.delete }).click();
    await expect(modal.figure).toHaveText('Image 2/4 - Description 3');
    await expect(modal.dots).toHaveCount(4);

    const remove = modal.dialog.getByRole('button', { name: names.delete });
    for (let left = 3; left > 0; left -= 1) {
      await remove.click();
      await expect(modal.dots).toHaveCount(left);
    }
    // Without images the gallery closes.
    await remove.click();
    await expect(modal.dialog).toBeHidden();
    const openers = page.getByRole('button', { name: /^With strategy/ });
    for (const opener of await openers.all()) await expect(opener).toBeDisabled();
    await page.getByRole('button', { name: 'Restore images' }).click();
    await openModal(openers.last());
    await expect(modal.figure).toHaveText('Image 1/5');

    const request = page.waitForRequest('https://example.org/');
    await modal.dialog.getByRole('button', { name: names.extUrl }).click();
    await request;
  });

  test('buttons-exturl-newtab: the button opens a new tab without an opener @all', async ({
    page,
    context,
  }) => {
    const modal = await openGallery(page, 'buttons-exturl-newtab');
    const button = modal.dialog.getByRole('button', {
      name: 'Open the page of this image in a new tab',
    });
    await context.route('https://example.org/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Example</title>' }),
    );
    const opened = context.waitForEvent('page');
    await button.click();
    const tab = await opened;
    await expect(tab).toHaveTitle('Example');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await expect(modal.dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await expect(button).toBeDisabled();
  });

  test('buttons-custom-fa: four buttons have custom names, and the first one adds an image @all', async ({
    page,
  }) => {
    const modal = await openGallery(page, 'buttons-custom-fa');
    const buttons = modal.dialog.getByRole('button', { name: /^custom/ });
    const labels = ['plus', 'close', 'download', 'exturl'];
    await expect(buttons).toHaveCount(4);
    for (const [index, label] of labels.entries()) {
      await expect(buttons.nth(index)).toHaveAccessibleName(`custom ${label} aria label`);
      await expect(buttons.nth(index).locator('svg')).toBeVisible();
      await expect(buttons.nth(index).getByTitle(`custom ${label} title`)).toBeVisible();
    }
    await buttons.nth(0).click();
    await expect(modal.figure).toHaveText('Image 1/6');
    await expect(modal.dots).toHaveCount(6);
    const download = page.waitForEvent('download');
    await buttons.nth(2).click();
    expect((await download).suggestedFilename()).toBe('img1.jpg');
    await buttons.nth(1).click();
    await expect(modal.dialog).toBeHidden();
    await expect(liveDemo(page).getByText('The gallery has 6 images.')).toBeVisible();
    await openModal(page.getByRole('button', { name: 'Open the gallery' }));
    const request = page.waitForRequest('https://example.org/');
    await buttons.nth(3).click();
    await request;
  });
});
