import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { liveDemo, openModal } from '../lib/gallery';
import { forEachCase } from '../lib/cases';
import { expect, expectAccessible, holdRequests, test } from '../lib/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('reorder: an image moves by key and by dragging, and the gallery has the new order', async ({
  page,
}) => {
  await page.goto('react/reorder/');
  const images = liveDemo(page).getByRole('listitem').getByRole('img');
  await expect(images.nth(2)).toHaveAccessibleName('Singaporean Cityscape');
  const button = page.getByRole('button', { name: 'Move no. 3 towards the start' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(images.nth(1)).toHaveAccessibleName('Singaporean Cityscape');
  await expect(page.getByRole('button', { name: 'Move no. 2 towards the start' })).toBeFocused();
  await images.nth(4).dragTo(images.nth(0));
  await expect(images.nth(0)).toHaveAccessibleName('Amidst the Tea Gardens, Munnar');
  await expect(images).toHaveCount(5);
  const { figure } = await openModal(images.nth(2));
  await expect(figure).toContainText('Image 3/5 - Singaporean Cityscape');
  await expectAccessible(page);
});

/** Adds a segment with one Exif tag, the model of the camera, to a JPEG file. */
function addModel(jpeg: Buffer, model: string): Buffer {
  const text = `${model}\0`;
  const valueOffset = 26;
  const tiff = Buffer.alloc(valueOffset + text.length);
  tiff.write('II*\0');
  // The directory: where it begins, the number of its entries, and tag, type, length and place of the entry.
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0110, 10);
  tiff.writeUInt16LE(2, 12);
  tiff.writeUInt32LE(text.length, 14);
  tiff.writeUInt32LE(valueOffset, 18);
  tiff.write(text, valueOffset);
  const head = Buffer.from([0xff, 0xe1, 0, tiff.length + 8]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    head,
    Buffer.from('Exif\0\0'),
    tiff,
    jpeg.subarray(2),
  ]);
}

test('camera-data: the panel shows the tags of a chosen file; without tags there is no button @all', async ({
  page,
}) => {
  await page.goto('react/camera-data/');
  // A press that comes earlier is kept, a file is not.
  await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
  const jpeg = readFileSync('public/assets/images/gallery/img1.jpg');
  const input = page.getByLabel('Choose photographs');
  const choose = (...files: { name: string; buffer: Buffer }[]) =>
    input.setInputFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })));
  await choose(
    { name: 'lake.jpg', buffer: addModel(jpeg, 'Pinhole 1') },
    { name: 'drawing.jpg', buffer: jpeg },
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('figure').getByRole('img')).toHaveJSProperty('complete', true);
  const button = dialog.getByRole('button', { name: 'Information about the image' });
  await button.click();
  await expect(dialog.getByText('Pinhole 1')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(button).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await choose({ name: 'lake.jpg', buffer: addModel(jpeg, 'Pinhole 2') });
  await button.click();
  await expect(dialog.getByText('Pinhole 2')).toBeVisible();
});

test('delete-undo: a deleted image is restored at its old position @all', async ({ page }) => {
  await page.goto('react/delete-undo/');
  const thumbnails = liveDemo(page).getByRole('group').getByRole('link');
  const { dialog, figure, close } = await openModal(thumbnails.nth(1));
  for (const name of ['Extreme Desert Hike', 'Singaporean Cityscape']) {
    await expect(figure).toContainText(name);
    await dialog.getByRole('button', { name: 'Delete the current image' }).click();
  }
  await expect(figure).toContainText('Image 2/3 - Oakland Zoo Otters');
  await close.click();
  await expect(thumbnails).toHaveCount(3);
  await expect(page.getByText('Singaporean Cityscape is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thumbnails).toHaveCount(4);
  await expect(thumbnails.nth(1)).toHaveAccessibleName('Singaporean Cityscape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thumbnails.nth(1)).toHaveAccessibleName('Extreme Desert Hike');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('selection: the checkbox of the toolbar selects the image that is shown @all', async ({
  page,
}) => {
  await page.goto('react/selection/');
  const thumbnails = liveDemo(page).getByRole('group').getByRole('link');
  const { dialog, next, close } = await openModal(thumbnails.first());
  const checkbox = dialog.getByRole('checkbox', { name: 'Select' });
  await checkbox.check();
  await next.click();
  await expect(checkbox).not.toBeChecked();
  // The space bar belongs to the checkbox.
  await checkbox.focus();
  await page.keyboard.press('Space');
  await expect(checkbox).toBeChecked();
  await page.keyboard.press('Space');
  await expect(checkbox).not.toBeChecked();
  await expectAccessible(page);
  await close.click();
  await expect(page.getByText('1 of 5 images are selected.')).toBeVisible();
});

test('german: labels and keys of an open gallery are German, and so is the language of the page', async ({
  page,
}) => {
  await page.goto('react/german/');
  const html = page.locator('html');
  const thumbnails = page.getByRole('group', { name: 'Vorschaubilder der Galerie' });
  const { dialog, figure } = await openModal(thumbnails.getByRole('link').nth(1));
  await expect(figure).toContainText('Bild 2/5 - Wanderung in der Wüste');
  await expect(html).toHaveAttribute('lang', 'de');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await expect(keys).toContainText('Pos1');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Galerie schließen' }).click();
  await expect(dialog).toBeHidden();
  await expect(html).toHaveAttribute('lang', 'en');
});

test.describe('csp', () => {
  test.use({ expectedProblems: /inline style/ });

  test('using the gallery violates no policy; what is blocked is shown @all', async ({ page }) => {
    await page.goto('react/csp/');
    const thumbnails = liveDemo(page).getByRole('group').getByRole('link');
    const { dialog, figure, next, close } = await openModal(thumbnails.first());
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await next.click();
    await expect(figure).toContainText('Image 2/5');
    await close.click();
    const status = liveDemo(page).getByText('Blocked by the policy of this page');
    await expect(status).toHaveText('Blocked by the policy of this page: nothing.');
    await page.evaluate(() => document.head.append(document.createElement('style')));
    await page.evaluate(() => document.querySelector('style')!.append('p { color: red }'));
    await expect(status).toContainText('style-src-elem (inline)');
  });
});

test('route-url: a thumbnail navigates, steps replace the URL, Back closes and Forward opens', async ({
  page,
}) => {
  await page.goto('react/route-url/');
  const thumbnails = liveDemo(page).getByRole('group').getByRole('link');
  const { dialog, figure, next } = await openModal(thumbnails.nth(2));
  await expect(page).toHaveURL(/\?photo=2$/);
  await next.click();
  await expect(figure).toContainText('Image 4/5');
  await expect(page).toHaveURL(/\?photo=3$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/route-url\/$/);
  await page.goForward();
  await expect(figure).toContainText('Image 4/5');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/route-url\/$/);
});

test('route-url: the URL of an image opens it, that of no image opens nothing @all', async ({
  page,
}) => {
  await page.goto('react/route-url/?photo=4');
  await expect(page.getByRole('dialog').getByRole('figure')).toContainText('Image 5/5');
  await page.goto('react/route-url/?photo=99');
  const thumbnails = liveDemo(page).getByRole('group').getByRole('link');
  await openModal(thumbnails.first());
  await expect(page).toHaveURL(/\?photo=0$/);
});

test.describe('api', { tag: '@all' }, () => {
  const answers = 'react/api/album/*.json';

  test('pages are loaded by the button, and near the end of the modal gallery', async ({
    page,
  }) => {
    await page.goto('react/api/');
    const thumbnails = liveDemo(page).getByRole('group').getByRole('link');
    await expect(thumbnails).toHaveCount(5);
    const button = page.getByRole('button', { name: 'Load more' });
    await button.click();
    await expect(thumbnails).toHaveCount(8);
    await expect(page.getByText('8 images loaded')).toBeVisible();
    await expectAccessible(page);
    const { figure, close } = await openModal(thumbnails.nth(5));
    await expect(figure).toContainText('Image 6/11 - Pondering Heron, Merritt Island');
    await close.click();
    await expect(thumbnails).toHaveCount(11);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  test('a waiting slide follows the last image until the answer arrives', async ({ page }) => {
    const release = await holdRequests(page, answers);
    await page.goto('react/api/');
    const thumbnails = liveDemo(page).getByRole('group').getByRole('link');
    const { dialog, figure, next } = await openModal(thumbnails.nth(4));
    await expect(page.getByText('5 images loaded, loading more')).toBeAttached();
    await next.click();
    await expect(dialog.getByRole('status', { name: /loading/i })).toBeVisible();
    release();
    await expect(figure).toContainText('Image 6/');
  });

  test.describe('without an answer', () => {
    test.use({ expectedProblems: /album/ });

    test('the button tries again', async ({ page }) => {
      await page.route(answers, (route) => route.fulfill({ status: 503 }), { times: 1 });
      await page.goto('react/api/');
      const thumbnails = liveDemo(page).getByRole('group').getByRole('link');
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(page.getByText('5 images loaded, request failed')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(thumbnails).toHaveCount(8);
      await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
    });
  });
});

test.describe('stream', () => {
  test.use({ expectedProblems: /-stream\.m3u8/ });

  /** Opens the slide with the stream. */
  async function openStream(page: Page) {
    await page.goto('react/stream/');
    const thumbnails = page.getByRole('group', { name: 'Plain gallery content' });
    await thumbnails.getByRole('link').nth(2).click();
    const dialog = page.getByRole('dialog');
    const play = dialog.getByRole('button', { name: 'Play the stream' });
    await expect(play).toBeVisible();
    return { dialog, play, video: dialog.locator('video') };
  }

  /** Whether files of the stream, and one as large as hls.js, have been requested. */
  const readRequests = (page: Page) =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        stream: files.some(({ name }) => name.includes('-stream')),
        library: files.some(
          ({ name, decodedBodySize }) => name.endsWith('.js') && decodedBodySize > 400_000,
        ),
      };
    });
  const isPlaying = (video: HTMLVideoElement) => !video.paused && video.currentTime > 0;

  test('plays after a click, and nothing remains when the slide is left', async ({ page }) => {
    const cases = [
      ['the browser plays', true],
      ['hls.js plays', false],
    ] as const;
    await forEachCase(cases, async (isNative) => {
      if (!isNative)
        await page.addInitScript(() => {
          HTMLMediaElement.prototype.canPlayType = () => '';
        });
      const { dialog, play, video } = await openStream(page);
      expect(await readRequests(page)).toEqual({ stream: false, library: false });
      await play.click();
      await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
      await expect(video).toBeFocused();
      expect(await video.evaluate(({ src }: HTMLVideoElement) => src.split(':')[0])).toBe(
        isNative ? 'http' : 'blob',
      );
      expect((await readRequests(page)).library).toBe(!isNative);
      const left = await video.evaluateHandle((element: HTMLVideoElement) => element);
      await dialog.getByRole('button', { name: 'Next image' }).click();
      await expect(video).toHaveCount(0);
      expect(await left.evaluate((element) => element.paused)).toBe(true);
      expect(await left.evaluate((element) => element.getAttribute('src'))).toBeNull();
      await dialog.getByRole('button', { name: 'Previous image' }).click();
      await expect(play).toBeVisible();
    });
  });

  test('a stream that fails can be tried again @all', async ({ page }) => {
    await page.route('**/*-stream.m3u8', (route) => route.fulfill({ status: 404 }), { times: 1 });
    const { dialog, play, video } = await openStream(page);
    await play.click();
    const retry = dialog.getByRole('button', { name: 'The stream failed: try again' });
    await expect(retry).toBeVisible();
    await expectAccessible(page);
    await expect(retry).toBeFocused();
    await retry.click();
    await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
  });
});
