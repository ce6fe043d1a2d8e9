/** The global styles that Getting started asks for. */
import { expect, test } from '../browser/fixtures';
import { modalOf, mountSample, openModal } from './gallery';

test('with the global styles an open gallery covers the window', async ({ page }) => {
  const sample = await mountSample(page, 'array-simple');
  const { root } = await openModal(sample.getByRole('button'));
  expect(await root.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
});

test('without them it is laid out below the content of the page', async ({ page }) => {
  await page.route('**/styles.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  const sample = await mountSample(page, 'array-simple');
  await sample.getByRole('button').click();
  const { root } = modalOf(page);
  await expect(root).toBeVisible();
  const content = await sample.boundingBox();
  const gallery = await root.boundingBox();
  if (!content || !gallery) throw new Error('Sample and gallery must both be visible.');
  expect(gallery.y).toBeGreaterThanOrEqual(content.y + content.height);
});
