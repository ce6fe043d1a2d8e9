/** What version 10.0.1 of the package does with values that may come from strangers, as the pages of the site say. */
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/lib/fixtures';
import { modalOf, openModal } from './gallery';

const img = 'assets/images/gallery/img1.jpg';

/** An image of one pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Trial {
  modal: { img: string; extUrl?: string; description?: string };
  extUrlInNewTab?: boolean;
  aTags?: boolean;
}

async function mountTrial(page: Page, trial: Trial): Promise<void> {
  await page.addInitScript((value) => Object.assign(window, { trial: value }), trial);
  await page.goto('trial.html');
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
}

const openTrial = (page: Page) =>
  openModal(page.getByRole('button', { name: 'Open', exact: true }));
const pressExternalUrl = (page: Page) =>
  modalOf(page).root.getByRole('button', { name: 'Open the external URL' }).click();
const pressDownload = (page: Page) =>
  modalOf(page).root.getByRole('button', { name: 'Download' }).click();

test.describe('extUrl', () => {
  test('with the scheme javascript: runs in the page', async ({ page }) => {
    await mountTrial(page, {
      modal: { img, extUrl: "javascript:void(document.title = 'has run')" },
    });
    await openTrial(page);
    await pressExternalUrl(page);
    await expect(page).toHaveTitle('has run');
  });

  test('with the scheme javascript: runs in a new tab with the origin of the page', async ({
    page,
  }) => {
    const extUrl = "javascript:void(localStorage.setItem('trial', 'has run'))";
    await mountTrial(page, { modal: { img, extUrl }, extUrlInNewTab: true });
    await openTrial(page);
    await pressExternalUrl(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('trial'))).toBe('has run');
  });
});

test.describe('a description', () => {
  test.use({ expectedProblems: /WARNING: sanitizing/ });

  test('loses scripts and event attributes of its markup', async ({ page }) => {
    const description =
      '<b>bold</b><img src="data:," onerror="document.title = \'has run\'">' +
      '<script>document.title = "has run"</script>' +
      '<a href="javascript:void(document.title = \'has run\')">link</a>';
    await mountTrial(page, { modal: { img, description } });
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const caption = page.locator('ks-modal-gallery figcaption');
    await expect(caption.locator('b')).toHaveText('bold');
    await expect(caption.locator('script')).toHaveCount(0);
    await expect(caption.locator('img')).not.toHaveAttribute('onerror');
    await expect(caption.locator('a')).toHaveAttribute('href', /^unsafe:javascript:/);
    await expect(page).toHaveTitle('Angular samples');
  });
});

test.describe('the path of an image that is the background of a link', () => {
  test.use({ expectedProblems: /404|https:\/\/example\.org\// });

  test('can add a request to another host by a quote', async ({ page }) => {
    const request = page.waitForRequest('https://example.org/added.png');
    await mountTrial(page, {
      modal: { img: `${img}"), url("https://example.org/added.png` },
      aTags: true,
    });
    await request;
  });

  test('cannot set another property', async ({ page }) => {
    await mountTrial(page, {
      modal: { img: `${img}"); outline: 3px solid red; --rest: url("x` },
      aTags: true,
    });
    const thumbnail = page.locator('ks-plain-gallery a');
    await expect(thumbnail).toHaveCSS('outline-style', 'none');
    await expect(thumbnail).toHaveCSS('background-image', 'none');
  });

  test('is shown with an encoded quote', async ({ page }) => {
    await mountTrial(page, { modal: { img: `${img}?%22` }, aTags: true });
    await expect(page.locator('ks-plain-gallery a')).toHaveCSS(
      'background-image',
      /img1\.jpg\?%22/,
    );
  });
});

test.describe('a download of a data URL', () => {
  test('of an image is saved', async ({ page }) => {
    await mountTrial(page, { modal: { img: pixel } });
    await openTrial(page);
    const download = page.waitForEvent('download');
    await pressDownload(page);
    expect((await download).suggestedFilename()).toBe('Image-0.png');
  });

  test('of an SVG file with a script is also saved', async ({ page }) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>0</script></svg>';
    await mountTrial(page, { modal: { img: `data:image/svg+xml;base64,${btoa(svg)}` } });
    await openTrial(page);
    const download = page.waitForEvent('download');
    await pressDownload(page);
    expect((await download).suggestedFilename()).toMatch(/^Image-0\.svg/);
  });
});
