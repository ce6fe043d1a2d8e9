import type { Locator } from '@playwright/test';
import { neighbours } from '@/components/site/route-map';
import { carouselOf, liveDemo, openModal } from '../lib/gallery';
import { boxOf, expect, expectAccessible, test } from '../lib/fixtures';
import { advanceTimers, controlTimers } from '../lib/timers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the examples link to the React edition and back, and a click anywhere on a card of its overview opens a demo', async ({
  page,
}) => {
  await page.goto('demo/');
  const examples = page.getByRole('navigation', { name: 'Examples', exact: true });
  await examples.getByRole('link', { name: 'React edition only' }).click();
  const sidebar = page.getByRole('navigation', { name: 'React edition' });
  await expect(sidebar.locator('[aria-current=page]')).toHaveText(['Overview']);
  await sidebar.getByRole('link', { name: 'Examples of both editions' }).click();
  await expect(page).toHaveURL(/\/demo\/$/);
  await page.goBack();
  // The link covers the card, so the pointer never reaches the text.
  await page.getByRole('listitem').filter({ hasText: 'More near the end' }).click();
  await expect(page).toHaveURL(/\/react\/growing-list\/$/);
  const previous = neighbours('/react/growing-list').previous!;
  await page.getByRole('link', { name: `Previous ${previous.navLabel}` }).click();
  await expect(page).toHaveURL(new RegExp(`${previous.path}/$`));
});

/** Unlike `check` of Playwright, waits for a press that comes before hydration and is repeated after it. */
async function check(checkbox: Locator): Promise<void> {
  await checkbox.click();
  await expect(checkbox).toBeChecked();
}

test('first-example: a thumbnail opens its image, and the next one opens another', async ({
  page,
}) => {
  await page.goto('react/first-example/');
  const thumbnails = liveDemo(page).getByRole('link');
  expect((await boxOf(thumbnails.first())).width).toBe(225);
  // Nothing moves when those below the window come into view.
  expect((await boxOf(thumbnails.nth(4))).height).toBe(150);
  const { dialog, figure, close } = await openModal(thumbnails.nth(1));
  await expect(figure).toContainText('Image 2/5 - Extreme Desert Hike');
  await expectAccessible(page);
  await close.click();
  await expect(dialog).toBeHidden();
  await openModal(thumbnails.nth(3));
  await expect(figure).toContainText('Image 4/5 - Oakland Zoo Otters');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('own-image-type: captions and the list of seen images come from fields of the image @all', async ({
  page,
}) => {
  await page.goto('react/own-image-type/');
  const demo = liveDemo(page);
  await expect(demo.getByText('You have seen no photograph yet.')).toBeVisible();
  const { figure, next } = await openModal(demo.getByRole('link').nth(2));
  await expect(figure).toContainText('Singaporean Cityscape by Romain Guy');
  await next.click();
  await expect(figure).toContainText('Oakland Zoo Otters by Derrick Coetzee');
  await page.keyboard.press('Escape');
  await expect(demo.getByText('Seen: Singaporean Cityscape; Oakland Zoo Otters.')).toBeVisible();
});

test.describe('render-slots', () => {
  const opener = { name: 'With slots' };

  test('replace the slide, the caption, the thumbnails and the toolbar @all', async ({ page }) => {
    await page.goto('react/render-slots/');
    const { dialog, figure, image, next, thumbnailGroup } = await openModal(
      page.getByRole('button', opener),
    );
    await expect(figure).toContainText('Slide 1 of 5');
    await expect(image).toBeVisible();
    await expect(thumbnailGroup).toContainText('No. 1, active');
    const position = dialog.getByRole('progressbar', { name: 'Position' });
    await expect(position).toHaveJSProperty('value', 1);
    await next.click();
    await expect(figure.getByText('A slide can be text instead of an image.')).toBeVisible();
    await expect(position).toHaveJSProperty('value', 2);
    await expect(thumbnailGroup).toContainText('No. 2, active');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test.describe('that throw', () => {
    test.use({ expectedProblems: /fails on purpose/ });

    test('show the error state of their slide, and the other slides still work @all', async ({
      page,
    }) => {
      await page.goto('react/render-slots/');
      await check(page.getByLabel('Let the slot of slide 2 throw an error'));
      const { figure, next, image, dialog } = await openModal(page.getByRole('button', opener));
      await next.click();
      await expect(figure.getByRole('button', { name: 'Try again' })).toBeVisible();
      await next.click();
      await expect(image).toBeVisible();
      await expect(figure).toContainText('Slide 3 of 5');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  });

  test('replace the loading state and the error state @all', async ({ page }) => {
    await page.goto('react/render-slots/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { dialog, image, next } = await openModal(
      page.getByRole('button', { name: 'With slow images' }),
    );
    await expect(dialog.getByText('Image 1 is on its way …')).toBeVisible();
    await expect(image).toBeVisible();
    await next.click();
    await expect(dialog.getByText('Image 2 is lost. Try another one.')).toBeVisible();
  });
});

test('toolbar-button: one button collects images, another goes back to the first @all', async ({
  page,
}) => {
  await page.goto('react/toolbar-button/');
  const { dialog, figure, next, close } = await openModal(
    page.getByRole('button', { name: 'Open the gallery' }),
  );
  const favourite = dialog.getByRole('button', { name: 'Add to your favourites, or remove' });
  await favourite.click();
  await next.click();
  await next.click();
  await expect(figure).toContainText('Image 3/5');
  await favourite.click();
  await dialog.getByRole('button', { name: 'Back to the first image' }).click();
  await expect(figure).toContainText('Image 1/5');
  await favourite.click();
  await expectAccessible(page);
  await close.click();
  await expect(liveDemo(page).getByText('Your favourites: image 3.')).toBeVisible();
});

test('class-names: the classes and states of the demo are visible @all', async ({ page }) => {
  await page.goto('react/class-names/');
  const { root, image, next, tabs } = carouselOf(page);
  await expect(image).toHaveCSS('filter', 'sepia(0.6)');
  await expect(root).toHaveCSS('border-top-left-radius', '16px');
  await expect(next).toHaveCSS('border-top-left-radius', '50%');
  const colourOfDot = (index: number) =>
    tabs.nth(index).evaluate((dot) => getComputedStyle(dot, '::before').backgroundColor);
  await liveDemo(page).getByRole('link').nth(2).click();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  const caption = root.locator('figcaption').filter({ visible: true });
  const thumbnail = liveDemo(page).getByRole('link').locator('img').first();
  for (const [colorScheme, brand] of [
    ['light', 'rgb(154, 52, 18)'],
    ['dark', 'rgb(255, 165, 0)'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const part of [caption, next]) await expect(part).toHaveCSS('color', brand);
    await expect(thumbnail).toHaveCSS('border-top-color', brand);
    await expect.poll(() => colourOfDot(2)).toBe(brand);
    expect(await colourOfDot(0)).not.toBe(brand);
    await expectAccessible(page);
  }
});

test('controlled-index: both sides change the image, and a refused change does nothing @all', async ({
  page,
}) => {
  await page.goto('react/controlled-index/');
  const demo = liveDemo(page);
  const { slide, next } = carouselOf(page);
  const button = (position: number) =>
    page.getByRole('button', { name: `Photograph ${position}`, exact: true });
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, last] = [await boxOf(button(1)), await boxOf(button(7))];
  expect(last.y - first.y, 'at most two rows').toBeLessThan(2 * first.height);
  await button(4).click();
  await expect(slide).toHaveAccessibleName(/4/);
  await expect(demo.getByText('No change yet.')).toBeVisible();
  await next.click();
  await expect(slide).toHaveAccessibleName(/5/);
  await expect(button(5)).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.getByText('Accepted: photograph 5 (click).')).toBeVisible();

  await check(page.getByLabel('Refuse changes that the carousel asks for'));
  await next.click();
  await expect(demo.getByText('Refused: photograph 6 (click).')).toBeVisible();
  await expect(slide).toHaveAccessibleName(/5/);
  await button(1).click();
  await expect(slide).toHaveAccessibleName(/1/);
  await expectAccessible(page);
});

test('growing-list: more images load near the end, and images in front keep the active one @all', async ({
  page,
}) => {
  await page.goto('react/growing-list/');
  const demo = liveDemo(page);
  const { slide, next, tabs } = carouselOf(page);
  await expect(demo.getByText('The list has 5 images.')).toBeVisible();
  await next.click();
  await expect(demo.getByText('More images are loading.')).toBeVisible();
  await expect(tabs).toHaveCount(10);
  await expect(slide).toHaveAccessibleName(/2 .*10/);
  const url = await slide.getByRole('img').getAttribute('src');
  await page.getByRole('button', { name: 'Add an image in front' }).click();
  await expect(demo.getByText('The list has 11 images.')).toBeVisible();
  await expect(slide).toHaveAccessibleName(/3 .*11/);
  expect(await slide.getByRole('img').getAttribute('src')).toBe(url);
  await expectAccessible(page);
});

test('growing-list: a waiting slide follows the last image while more images load @all', async ({
  page,
}) => {
  await controlTimers(page);
  await page.goto('react/growing-list/');
  const demo = liveDemo(page);
  const { root, slide, next, tabs } = carouselOf(page);
  await expect(slide.getByRole('img')).toBeVisible();
  await tabs.last().click();
  await expect(demo.getByText('More images are loading.')).toBeVisible();
  await expect(slide).toHaveAccessibleName(/5/);
  await next.click();
  await advanceTimers(page, 500);
  await expect(root.getByRole('status', { name: 'The current image is loading' })).toBeVisible();
  await advanceTimers(page, 1_500);
  await expect(demo.getByText('The list has 10 images.')).toBeVisible();
  await expect(slide).toHaveAccessibleName(/6 .*10/);
});

test('context: slots read and change the state of the page, and it changes the image @all', async ({
  page,
}) => {
  await page.goto('react/context/');
  await page.setViewportSize({ width: 360, height: 740 });
  const { dialog, figure, next } = await openModal(
    page.getByRole('button', { name: 'Open the prints' }),
  );
  await expect(figure).toContainText('Print 1, 0 in the basket');
  const [arrow, button] = [await boxOf(next), await boxOf(figure.getByText('Add to the basket'))];
  expect(arrow.y + arrow.height, 'the arrow is above the buttons').toBeLessThanOrEqual(button.y);
  await figure.getByRole('button', { name: 'Add to the basket' }).click();
  await expect(figure).toContainText('Print 1, 1 in the basket');
  await expect(figure.getByRole('button', { name: 'In the basket' })).toBeDisabled();
  await figure.getByRole('button', { name: 'Show our newest print' }).click();
  await expect(figure).toContainText('Print 5, 1 in the basket');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Prints in the basket: 1.')).toBeVisible();
});

test('zoom: buttons enlarge the image without a gesture, and hand focus over at their limits', async ({
  page,
}) => {
  await page.goto('react/zoom/');
  const { dialog, image } = await openModal(liveDemo(page).getByRole('link').first());
  await expect(image).toBeVisible();
  const zoomIn = dialog.getByRole('button', { name: 'Zoom in' });
  const zoomOut = dialog.getByRole('button', { name: 'Zoom out' });
  await expect(zoomOut).toBeDisabled();
  await expectAccessible(page);
  for (const percent of [150, 225, 338, 400]) {
    await zoomIn.click();
    await expect(dialog.getByText(`Zoom ${percent}%`)).toBeAttached();
  }
  await expect(zoomIn).toBeDisabled();
  await expect(zoomOut).toBeFocused();
  await page.keyboard.press('0');
  await expect(dialog.getByText('Zoom 100%')).toBeAttached();
  await expect(zoomOut).toBeDisabled();
  await expect(zoomIn).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Zoom in');
});

test('dismiss: a direction can be chosen, and the page says how the gallery was closed @all', async ({
  page,
}) => {
  await page.goto('react/dismiss/');
  const demo = liveDemo(page);
  for (const name of ['Up and down', 'Down', 'Off']) {
    await check(demo.getByRole('radio', { name, exact: true }));
    const { dialog, image } = await openModal(demo.getByRole('link').first());
    await expect(image).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(demo.getByRole('status')).toHaveText('The gallery was closed by keyboard.');
  }
});

test('your own button: opens at its image, says where it was closed, and gets focus back @all', async ({
  page,
}) => {
  await page.goto('react/own-button/');
  const demo = liveDemo(page);
  const opener = demo.getByRole('button', { name: 'Show photograph 3' });
  const { dialog, figure } = await openModal(opener);
  await expect(figure).toContainText('Image 3/');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toContainText('Image 4/');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(demo.getByRole('status')).toHaveText('Closed at photograph 4.');
  await expect(opener).toBeFocused();
  await expectAccessible(page);
});

test('opening: each thumbnail opens its image, with any crop, and so does a button @all', async ({
  page,
}) => {
  await page.goto('react/opening/');
  const demo = liveDemo(page);
  const thumbnails = demo.getByRole('list').getByRole('button');
  await expect(thumbnails).toHaveCount(7);
  const button = demo.getByRole('button', { name: 'Open at image 3' });
  const openers = [...(await thumbnails.all()).entries(), [2, button] as const];
  for (const [index, opener] of openers) {
    const { dialog, figure } = await openModal(opener);
    await expect(figure).toContainText(`Image ${index + 1}/7`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await check(demo.getByLabel('Only fade'));
  await expectAccessible(page);
});

test('the slider changes the width of the galleries, and with it their columns @all', async ({
  page,
}) => {
  await page.goto('react/layouts/');
  const thumbnails = page.getByRole('group', { name: 'Masonry' }).getByRole('link');
  const countColumns = async () => {
    const boxes = await Promise.all((await thumbnails.all()).map(boxOf));
    return new Set(boxes.map(({ x }) => Math.round(x))).size;
  };
  expect(await countColumns()).toBe(4);
  // Its name contains the width.
  const slider = liveDemo(page).getByRole('slider', { name: 'Width of the galleries' });
  await slider.fill('75');
  await expect.poll(countColumns).toBe(3);
  await slider.fill('25');
  await expect.poll(countColumns).toBe(2);
  await openModal(thumbnails.nth(3));
});

test('the galleries of different widths work without JavaScript @no-script @all', async ({
  page,
}) => {
  await page.goto('react/layouts/');
  await expect(liveDemo(page).getByRole('slider')).toBeHidden();
  const gallery = page.getByRole('group', { name: 'Justified rows' });
  const first = await boxOf(gallery.getByRole('link').first());
  const second = await boxOf(gallery.getByRole('link').nth(1));
  expect(second.y).toBe(first.y);
  expect(second.height).toBeCloseTo(first.height, 0);
  expect(second.x).toBeGreaterThan(first.x + first.width);
});
