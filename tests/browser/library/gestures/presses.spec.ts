import type { Locator, Page } from '@playwright/test';
import { carouselOf, openGallery } from '../../lib/gallery';
import { createMouse, drag, middleOf, type Point } from '../../lib/finger';
import { dragMouse, nextFrame, slide, tapAt } from '../../lib/viewer';
import { forEachCase, someOf } from '../../lib/cases';
import { boxOf, expect, test } from '../../lib/fixtures';
import { recordLibraries } from '../../lib/record-libraries';
import { advanceTimers, controlTimers } from '../../lib/timers';

/** Opens the carousel demo, waits for the first image and scrolls the carousel to the middle of the viewport. */
async function openCarousel(page: Page) {
  const libraries = recordLibraries(page);
  await page.goto('demo/carousel/');
  const carousel = carouselOf(page);
  await expect(carousel.slide).toHaveAttribute('data-status', 'loaded');
  await carousel.root.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const expectHammer = () => expect.poll(() => [...libraries]).toContain('Hammer');
  return { ...carousel, expectHammer };
}

/** Opens the carousel demo; the test fires its long timers. */
async function openControlledCarousel(page: Page) {
  await controlTimers(page);
  return openCarousel(page);
}

async function scrolledBy(page: Page, scroll: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await scroll();
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
}

test.describe('a carousel on a touch screen @touch', () => {
  test('keeps rotating after the user has scrolled the page over it', async ({ page }) => {
    const { image, slide, expectHammer } = await openControlledCarousel(page);
    await scrolledBy(page, () => drag(image, { y: -120 }));
    await expectHammer();
    await advanceTimers(page, 5100);
    await expect(slide).toHaveAccessibleName('2 of 7');
    await expect(slide).toHaveAttribute('data-status', 'loaded');
    await scrolledBy(page, () => drag(image, { y: 80 }));
    await advanceTimers(page, 5100);
    await expect(slide).toHaveAccessibleName('3 of 7');
  });

  test('ignores a slow swipe over a narrow image, whenever Hammer loads', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 240, height: 640 });
    await forEachCase(
      someOf([
        ['during the swipe', false],
        ['after the swipe', true],
      ]),
      async (isLate) => {
        const { image, slide: active, stage, expectHammer } = await openCarousel(page);
        let endSwipe = () => {};
        const swipeEnded = new Promise<void>((resolve) => {
          endSwipe = resolve;
        });
        await page.route('**/*.js', async (route) => {
          if (isLate) await swipeEnded;
          await route.continue();
        });
        await drag(image, { x: -80, seconds: 0.7 });
        endSwipe();
        await expectHammer();
        await expect(stage).not.toHaveAttribute('data-dragging');
        await expect(active).toHaveAccessibleName('1 of 7');
        await drag(image, { x: -80, seconds: 0.7 });
        await expect(active).toHaveAccessibleName('1 of 7');
        // Gestures come in order: if this one has been recognized, so have those before.
        await drag(image, { x: -80 });
        await expect(active).toHaveAccessibleName('2 of 7');
        await page.unroute('**/*.js');
      },
    );
  });
});

test('a drag shows the neighbour of a slide beside it, and both return or move on together', async ({
  page,
}) => {
  const { slides, slide: active } = await openControlledCarousel(page);
  const place = await boxOf(active);
  const from = { x: place.x + 0.7 * place.width, y: place.y + 40 };
  const mouse = await createMouse(page);
  /** Drags by a distance from a time in ms on, and lifts. */
  const dragBy = async (x: number, start: number) => {
    await slide(mouse, { 0: [from, { ...from, x: from.x + x }] }, [start, start + 400]);
    await expect.poll(async () => (await boxOf(slides.first())).x).toBeCloseTo(place.x + x, 0);
    expect((await boxOf(slides.nth(1))).x).toBeCloseTo(place.x + x + place.width, 0);
    await mouse.set(start + 410, {});
  };
  const expectInPlace = () => expect.poll(async () => (await boxOf(active)).x).toBe(place.x);
  await dragBy(-20, 0);
  await advanceTimers(page, 400);
  await expect(slides).toHaveCount(1);
  await expectInPlace();

  await dragBy(-0.6 * place.width, 1000);
  await expect(active).toHaveAccessibleName('2 of 7');
  await expectInPlace();
});

test(
  'a double tap on a thumbnail shows its image, not the next one @touch',
  { tag: '@all' },
  async ({ page }) => {
    const thumbnail = await openHomeThumbnail(page);
    await tapAt(page, await middleOf(thumbnail), 2);
    await expectThirdImage(page);
  },
);

/** Opens and closes the gallery of the home page, and returns its third thumbnail in the middle of the viewport. */
async function openHomeThumbnail(page: Page): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  const thumbnail = page
    .getByRole('group', { name: 'Plain gallery content' })
    .getByRole('link')
    .nth(2);
  await thumbnail.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await thumbnail.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return thumbnail;
}

async function expectThirdImage(page: Page): Promise<void> {
  const figure = page.getByRole('dialog').getByRole('figure');
  await expect(figure).toHaveText('Image 3/5 - Description 3');
  await nextFrame(page);
  await expect(figure).toHaveText('Image 3/5 - Description 3');
}

test('a double click on a thumbnail shows its image, not the next one', async ({ page }) => {
  // In a narrow viewport the image of the dialog is over the thumbnail.
  await page.setViewportSize({ width: 420, height: 800 });
  const thumbnail = await openHomeThumbnail(page);
  const { x, y } = await middleOf(thumbnail);
  await page.mouse.click(x, y);
  // The second click of the double click is on the image.
  await expect(page.getByRole('dialog').getByRole('figure').getByRole('img')).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expectThirdImage(page);
});

test.describe('the mouse in a modal gallery', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const outside = { x: 200, y: 300 };

  test('each of several quick clicks on the image shows the next image', async ({ page }) => {
    const { image, figure } = await openGallery(page, 'array-simple');
    const { x, y } = await middleOf(image);
    await page.mouse.move(x, y);
    for (const [clickCount, caption] of [
      [1, 'Image 2/5 - Description 2'],
      [2, 'Image 3/5 - Description 3'],
      [3, 'Image 4/5 - Description 4'],
    ] as const) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await expect(figure).toHaveText(caption);
      await expect(image).toBeVisible();
    }
  });

  /** Returns the points at which a drag begins and ends. */
  type Drag = (image: Point, caption: Point) => readonly [from: Point, to: Point];

  const drags: Record<string, Drag> = {
    'from the caption to the outside, as of selected text': (_, caption) => [
      caption,
      { ...outside, y: caption.y },
    ],
    'from the outside onto the caption': (_, caption) => [{ ...caption, y: 30 }, caption],
    'from the image to the outside': (image) => [image, { ...image, y: 30 }],
    'up and down on the image': ({ x, y }) => [
      { x, y: y - 60 },
      { x, y: y + 60 },
    ],
  };
  test('a drag neither closes nor navigates, and what follows does', async ({ page }) => {
    await forEachCase(someOf(Object.entries(drags)), async (getPoints) => {
      const { dialog, figure, image } = await openGallery(page, 'array-simple');
      const middle = await middleOf(image);
      const dragOver = async (text: string) => {
        await dragMouse(page, ...getPoints(middle, await middleOf(figure.locator('figcaption'))));
        await expect(dialog).toBeVisible();
        await expect(figure).toHaveText(text);
      };
      await dragOver('Image 1/5');
      await page.mouse.click(middle.x, middle.y);
      await expect(figure).toHaveText('Image 2/5 - Description 2');
      await expect(image).toBeVisible();
      await dragOver('Image 2/5 - Description 2');
      await image.locator('xpath=ancestor::button').focus();
      await page.keyboard.press('Enter');
      await expect(figure).toHaveText('Image 3/5 - Description 3');
      await dragOver('Image 3/5 - Description 3');
      await page.mouse.click(outside.x, outside.y);
      await expect(dialog).toBeHidden();
    });
  });

  test(
    'a click on the hidden arrow at the last thumbnail keeps the gallery open',
    { tag: '@all' },
    async ({ page }) => {
      const { dialog, scrollNext } = await openGallery(page, 'array-simple');
      const arrow = await middleOf(scrollNext);
      await page.mouse.click(arrow.x, arrow.y);
      await expect(scrollNext).toBeHidden();
      await page.mouse.click(arrow.x, arrow.y);
      await expect(dialog).toBeVisible();
    },
  );

  test(
    'Space and Enter in a text field of a thumbnail do not select it',
    { tag: '@all' },
    async ({ page }) => {
      const { figure, thumbnailGroup } = await openGallery(page, 'previews-template');
      const thumbnail = thumbnailGroup.getByRole('button').filter({ hasText: 'Description 3' });
      await thumbnail.evaluate((button) => button.append(document.createElement('input')));
      const field = thumbnail.getByRole('textbox');
      await field.focus();
      await page.keyboard.type('a b');
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('a b');
      await expect(figure).toHaveText('Image 1/5');
    },
  );
});

test('a vertical mouse drag on the image of a carousel does not count as a click', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('demo/carousel-fixed/');
  const { image } = carouselOf(page);
  // Where a press has begun is not known before.
  await expect(page.locator('[data-swipe="ready"]')).toBeVisible();
  const { x, y } = await middleOf(image);
  await dragMouse(page, { x, y: y - 60 }, { x, y: y + 60 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.click(x, y);
  await expect(page.getByRole('dialog')).toBeVisible();
});
