/** Galleries in a shadow root with its own stylesheet, and in the document of another window. */
import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../../lib/cases';
import { modalOf } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { dragBy, middleOfImage, settle } from '../../lib/viewer';

test.use({ startsDemos: false, contextOptions: { reducedMotion: 'reduce' } });

const img = svg('width="900" height="600"');

/** Where the application renders, and where its gallery is to be rendered. */
const places = ['application', 'container', 'service'] as const;
type Place = (typeof places)[number];
const cases = places.map((place) => [`${place} in a shadow root`, place] as const);

/** Renders thumbnails and a modal gallery. The stylesheet of the library is in the shadow root only. */
async function renderInShadowRoot(page: Page, place: Place): Promise<void> {
  await gotoLibraryPage(page);
  await page.evaluate(
    ([file, given]) => {
      const { createElement, useState } = window.react;
      const { ModalGallery, PlainGallery, useModalGallery } = window.library;
      const host = document.body.appendChild(document.createElement('section'));
      const root = host.attachShadow({ mode: 'open' });
      root.append(...document.querySelectorAll('style'));
      const images = [1, 2, 3].map((id) => ({
        src: file,
        alt: `Boat ${id}`,
        width: 900,
        height: 600,
      }));
      const config = { slideConfig: { playConfig: { autoPlay: false } } };
      const container = given === 'container' ? root : undefined;
      function Album() {
        const [index, setIndex] = useState<number>();
        const { open } = useModalGallery();
        const isService = given === 'service';
        return [
          createElement(PlainGallery, {
            key: 1,
            images,
            onClickImage: (defaultIndex: number) =>
              isService
                ? void open({ id: 1, images, defaultIndex, config, container: root })
                : setIndex(defaultIndex),
          }),
          createElement(ModalGallery, {
            key: 2,
            images,
            config,
            container,
            open: index !== undefined,
            defaultIndex: index,
            onOpenChange: () => setIndex(undefined),
          }),
        ];
      }
      window.renderElement(createElement(Album), container ? document.body : root);
    },
    [img, place] as const,
  );
}

test('in a shadow root the modal gallery has its styles, keys and focus', async ({ page }) => {
  await forEachCase(cases, async (place) => {
    await renderInShadowRoot(page, place);
    const opener = page.getByRole('button', { name: /Boat 1/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const { dialog, close, figure, next } = modalOf(page);
    await expect(close).toBeFocused();
    await expect(dialog).toHaveCSS('position', 'fixed');
    await expect(close).toHaveCSS('width', '44px');
    await expect(close).toHaveCSS('color', 'rgb(255, 255, 255)');
    const isInside = await dialog.evaluate(
      (element) => element.getRootNode() instanceof ShadowRoot,
    );
    expect(isInside).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect(figure).toHaveText(/2\/3/);
    await next.click();
    await expect(figure).toHaveText(/3\/3/);
    // The last control of the dialog is followed by the first.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('in a shadow root a finger moves the images @touch', async ({ page }) => {
  await forEachCase(someOf(cases), async (place) => {
    await renderInShadowRoot(page, place);
    await page.getByRole('button', { name: /Boat 2/ }).tap();
    const { figure } = modalOf(page);
    await expect(figure).toHaveAttribute('data-status', 'loaded');
    await settle(page, true);
    await dragBy(page, await middleOfImage(page), { x: -150 }, 150);
    await expect(figure).toHaveText(/3\/3/);
  });
});

test('the document of another window: styles, keys, drags and focus are those of that window', async ({
  page,
}) => {
  await gotoLibraryPage(page);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((file) => {
      const { createElement } = window.react;
      const { ModalGallery } = window.library;
      const other = window.open('', '', 'width=800,height=600')!;
      for (const style of document.querySelectorAll('style'))
        other.document.head.append(other.document.importNode(style, true));
      const images = [1, 2, 3].map((id) => ({
        src: file,
        alt: `Boat ${id}`,
        width: 900,
        height: 600,
      }));
      const libConfig = { slideConfig: { playConfig: { autoPlay: false } } };
      const container = other.document.body;
      window.renderElement(
        createElement(ModalGallery, { images, libConfig, container, open: true }),
      );
    }, img),
  ]);
  const { dialog, figure, close } = modalOf(popup);
  await expect(figure).toHaveAttribute('data-status', 'loaded');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dialog).toHaveCSS('position', 'fixed');
  await expect(close).toBeFocused();
  await expect(popup.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await popup.keyboard.press('ArrowRight');
  await expect(figure).toHaveText(/2\/3/);
  const { x, y } = await middleOfImage(popup);
  await popup.mouse.move(x, y);
  await popup.mouse.down();
  await popup.mouse.move(x - 80, y, { steps: 4 });
  await popup.mouse.move(x - 300, y, { steps: 4 });
  await popup.mouse.up();
  await expect(figure).toHaveText(/3\/3/);
  await popup.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
