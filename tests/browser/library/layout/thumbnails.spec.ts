import type { Page } from '@playwright/test';
import { PlainGallery, registerLinks, type PlainGalleryConfig } from 'ks-gallery-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { liveDemo, openModal } from '../../lib/gallery';
import { boxOf, expect, expectAccessible, rareIf, test } from '../../lib/fixtures';
import { compileStyles, svg } from '../../lib/library-page';

registerLinks();

const layout: PlainGalleryConfig['layout'] = {
  type: 'grid',
  size: { width: '120px', height: '80px' },
};

/** Goes to the HTML of a plain gallery, as a server writes it; nothing in it is a script. */
async function gotoThumbnails(page: Page, count: number, fragment = ''): Promise<void> {
  const img = svg('width="120" height="80"');
  const images = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    modal: { img, description: `Photograph ${index + 1}` },
  }));
  const config = {
    linkConfig: { name: 'archive' },
    plainGalleryConfig: { layout, caption: 'below' as const },
  };
  const html = renderToStaticMarkup(createElement(PlainGallery, { images, config }));
  const css = compileStyles('styles/index.scss');
  const body = `<!doctype html><html lang="en"><title>Archive</title><style>${css}</style><main><h1>Archive</h1>${html}</main>`;
  await page.route('**/archive/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`archive/${fragment}`);
}

const getCaption = (page: Page, position: number) =>
  page.getByText(`Photograph ${position}`, { exact: true });

const getHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test(
  'the search of the browser finds the caption of the last of 5,000 thumbnails',
  rareIf(true),
  async ({ page }) => {
    // The browser searches the text of a fragment as it searches the text that a user types.
    await gotoThumbnails(page, 5000, '#:~:text=Photograph%205000');
    await expect(getCaption(page, 5000)).toBeInViewport();
    const height = await getHeight(page);
    // To the start and back, nothing moves.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(getCaption(page, 1)).toBeInViewport();
    expect(await getHeight(page)).toBe(height);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(getCaption(page, 5000)).toBeInViewport();
    expect(await getHeight(page)).toBe(height);
    await expect(page.locator('a')).toHaveCount(5000);
  },
);

test('the fragment of image 4,000 leads to its thumbnail, and only those near it are laid out @no-script', async ({
  page,
}) => {
  await gotoThumbnails(page, 5000, '#archive-4000');
  await expect(getCaption(page, 4000)).toBeInViewport();
  const isSkipped = (position: number) =>
    getCaption(page, position).evaluate(
      (caption) => !caption.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(await isSkipped(4000)).toBe(false);
  expect(await isSkipped(1)).toBe(true);
});

test('many-images: any of 5,000 thumbnails opens its image', rareIf(true), async ({ page }) => {
  await page.goto('react/many-images/');
  const thumbnails = liveDemo(page).getByRole('group').locator('a');
  await page.getByRole('button', { name: 'Show 5,000 images' }).click();
  await expect(thumbnails).toHaveCount(5000);
  const { figure, dialog } = await openModal(thumbnails.nth(3999));
  await expect(figure).toContainText('Image 4000/5000 - No. 4000');
  await expect(page).toHaveURL(/#archive-3999$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnails.nth(3999)).toBeFocused();
  await expect(thumbnails.nth(3999)).toBeInViewport();
});

test.describe('thumbnail-captions', () => {
  const groups = (page: Page) => liveDemo(page).getByRole('group');

  test('are below the thumbnails, in two lines and as wide as they are, or over them on hover and focus', async ({
    page,
  }) => {
    await page.goto('react/thumbnail-captions/');
    const thumbnail = groups(page).first().getByRole('link').nth(4);
    const below = await boxOf(thumbnail.getByText('Amidst the Tea Gardens'));
    const image = await boxOf(thumbnail.getByRole('img'));
    expect(below.y).toBeGreaterThanOrEqual(image.y + image.height - 1);
    expect(below.width).toBeLessThanOrEqual(image.width);
    await expect(thumbnail).toHaveAccessibleName('Amidst the Tea Gardens, Munnar');
    await expectAccessible(page);
    const first = groups(page).nth(1).getByRole('link').first();
    const caption = first.getByText('Lake Sherburne');
    await page.mouse.move(1, 1);
    await expect(caption).toHaveCSS('opacity', '0');
    await first.hover();
    await expect(caption).toHaveCSS('opacity', '1');
    await page.mouse.move(1, 1);
    await expect(caption).toHaveCSS('opacity', '0');
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(caption).toHaveCSS('opacity', '1');
  });

  test(
    'are always visible over the thumbnails on touch screens @touch',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('react/thumbnail-captions/');
      await expect(groups(page).nth(1).getByText('Lake Sherburne')).toHaveCSS('opacity', '1');
    },
  );
});
