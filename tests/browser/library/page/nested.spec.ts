/** A carousel in a slide of a modal gallery has its gestures and keys to itself. */
import { modalOf } from '../../lib/gallery';
import { boxOf, expect, test } from '../../lib/fixtures';
import { touch } from '../../lib/finger';
import { gotoLibraryPage, svg } from '../../lib/library-page';

test.use({ startsDemos: false });

test('@touch a swipe, a drag and an arrow key move the carousel alone', async ({ page }) => {
  await gotoLibraryPage(page);
  await page.evaluate((img) => {
    const { createElement } = window.react;
    const { Carousel, ModalGallery } = window.library;
    const create = (name: string) =>
      [1, 2, 3].map((id) => ({ id, modal: { img, alt: `${name} ${id}` } }));
    const inner = create('Inner');
    const playConfig = { autoPlay: false };
    const slide = () =>
      createElement(Carousel, { images: inner, config: { carouselPlayConfig: playConfig } });
    const libConfig = { slideConfig: { playConfig } };
    const props = { images: create('Outer'), open: true, render: { slide }, libConfig };
    window.renderElement(createElement(ModalGallery, props));
  }, svg('width="300" height="200"'));
  const { dialog } = modalOf(page);
  const active = dialog.locator('.ks-track-slide[data-state="active"]');
  const inner = active
    .getByRole('tabpanel')
    .or(active.locator('.ks-slide[data-state="active"]'))
    .first();
  await expect(inner.getByRole('img', { name: 'Inner 1' })).toBeVisible();
  const { x, y, width, height } = await boxOf(inner);
  const swipe = (deltaX: number, deltaY: number) =>
    touch(page, [
      ...[0, 0.25, 0.5, 0.75, 1].map((part, index) => ({
        at: index * 0.02,
        fingers: [{ x: x + width / 2 + deltaX * part, y: y + height / 2 + deltaY * part }],
      })),
      { at: 0.1, fingers: [] },
    ]);
  await swipe(-120, 0);
  await expect(active.locator('.ks-slide[data-state="active"]').getByRole('img')).toHaveAttribute(
    'alt',
    'Inner 2',
  );
  expect(await active.getAttribute('data-position')).toBe('0');
  await swipe(0, 200);
  await expect(dialog).toBeVisible();
  await inner.press('ArrowRight');
  expect(await active.getAttribute('data-position')).toBe('0');
});
