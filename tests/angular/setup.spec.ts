/** Global styles that the page Getting started requires. */
import { expect, test } from '../browser/lib/fixtures';
import { modalOf, mountSample, openModal } from './gallery';

test('an open gallery covers the viewport with the global styles', async ({ page }) => {
  const sample = await mountSample(page, 'array-simple');
  const { root } = await openModal(sample.getByRole('button'));
  expect(await root.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
});

test('an open gallery is below the content of the page without the global styles', async ({
  page,
}) => {
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
