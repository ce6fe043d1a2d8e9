import type { Page } from '@playwright/test';
import { forEachCase } from '../../lib/cases';
import { carouselOf, expectLeft, liveDemo, modalOf, openModal } from '../../lib/gallery';
import { boxOf, expect, expectAccessible, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { play, playerIn } from '../../lib/videos';
import { createFingers, getTransform, settle } from '../../lib/viewer';

/** The demos of slides with other content than an image, and of what is shared and kept between images. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const firstThumbnail = (page: Page) => liveDemo(page).getByRole('link').first();

test.describe('video', () => {
  test('a thumbnail opens the poster, which plays; the carousel has the same videos', async ({
    page,
  }) => {
    await page.goto('react/video/');
    await expect(firstThumbnail(page)).toHaveAccessibleName(/^Video: /);
    const { dialog, close } = await openModal(firstThumbnail(page));
    const player = playerIn(dialog);
    await expect(player.play).toBeVisible();
    await expectAccessible(page);
    await play(player);
    await expectAccessible(page);
    // The carousel continues from its position, and it lasts six seconds: the check above may take as long.
    await player.video.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 0;
    });
    await close.click();
    await expect(dialog).toBeHidden();
    const { slide } = carouselOf(page);
    // The poster fills the slide as an image does.
    expect((await boxOf(slide.getByRole('img'))).width).toBe((await boxOf(slide)).width);
    await play(playerIn(slide));
  });

  test(
    'without scripts, full views and the carousel have the player of the browser @no-script',
    {
      tag: '@all',
    },
    async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto('react/video/');
      await firstThumbnail(page).click();
      const view = page.locator(':target');
      await expect(view.locator('video')).toBeVisible();
      await expect(view.getByRole('link', { name: 'Open the file' })).toHaveAttribute(
        'href',
        /mountain-lake\.webm$/,
      );
      for (const video of await page.locator('video').all()) {
        await expect(video).toHaveAttribute('controls');
        await expect(video).toHaveAttribute('preload', 'none');
      }
      await expect(page.locator('.ks-carousel video').first()).toBeAttached();
      expect(requests.filter((url) => url.includes('/videos/'))).toEqual([]);
    },
  );
});

test.describe('any content', () => {
  const names = ['sound', 'comparison', 'player', 'form', 'document', 'map'] as const;

  /** Opens a slide of the demo, in the place of one that is open. */
  const open = async (page: Page, name: (typeof names)[number]) => {
    if (!page.url().includes('any-content')) await page.goto('react/any-content/');
    return openModal(liveDemo(page).getByRole('link').nth(names.indexOf(name)));
  };

  test.describe('with animations', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test(
      'closing with the focus in a player returns it to the thumbnail',
      { tag: '@all' },
      async ({ page }) => {
        const { dialog } = await open(page, 'sound');
        await dialog.locator('audio').focus();
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog.ks-modal-gallery')).toHaveCount(0);
        await expect(liveDemo(page).getByRole('link').first()).toBeFocused();
      },
    );
  });

  test('a sound plays, keeps its keys, and stops when its slide is left; a form can be filled in with the keyboard', async ({
    page,
  }) => {
    const { dialog, next } = await open(page, 'sound');
    const audio = dialog.locator('audio');
    await audio.focus();
    await page.keyboard.press('ArrowRight');
    await expect(audio).toBeFocused();
    const element = await audio.elementHandle();
    await audio.evaluate((sound: HTMLAudioElement) => sound.play());
    await next.click();
    await expect(dialog.getByRole('figure').locator('audio')).toHaveCount(0);
    expect(await element?.evaluate((sound) => (sound as HTMLAudioElement).paused)).toBe(true);
    await page.keyboard.press('Escape');
    await expectLeft(page);
    await open(page, 'form');
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Thank you, Ada.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test(
    'a slider compares two images, and its arrow keys do not show another one',
    { tag: '@all' },
    async ({ page }) => {
      const { dialog } = await open(page, 'comparison');
      const slider = dialog.getByRole('slider', { name: 'Part in colour' });
      await expectAccessible(page);
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveValue('51');
      const box = await boxOf(slider);
      expect(box.height).toBeGreaterThanOrEqual(24);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await expect(slider).toBeVisible();
      expect(Number(await slider.inputValue())).toBeGreaterThan(90);
    },
  );

  test(
    'content of another host is requested after a click only, and keeps its keys',
    { tag: '@all' },
    async ({ page }) => {
      await forEachCase<['player' | 'map', RegExp, string]>(
        [
          ['a player', ['player', /^Play/, 'https://www.youtube-nocookie.com']],
          ['a map', ['map', /^Show the map/, 'https://www.openstreetmap.org']],
        ],
        async ([kind, name, host]) => {
          const requests: string[] = [];
          await page.route(`${host}/**`, (route) => {
            requests.push(route.request().url());
            return route.fulfill({
              contentType: 'text/html',
              body: '<button>Another host</button>',
            });
          });
          const { dialog } = await open(page, kind);
          const button = dialog.getByRole('button', { name });
          await expect(button).toBeVisible();
          expect(requests).toEqual([]);
          await button.click();
          await expect(dialog.frameLocator('iframe').getByText('Another host')).toBeVisible();
          expect(requests).toHaveLength(1);
          // The frame keeps its keys while it has the focus, which begins on its slide.
          const frame = dialog.locator('iframe');
          await page.keyboard.press('Tab');
          await expect(frame).toBeFocused();
          for (const key of ['ArrowRight', 'Escape']) await page.keyboard.press(key);
          await expect(frame).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(frame).not.toBeFocused();
          await expect(dialog.locator(':focus')).toBeVisible();
          await page.keyboard.press('Escape');
          await expectLeft(page);
          await expect(frame).toHaveCount(0);
        },
      );
    },
  );

  test('a slider keeps the drags of a finger @touch', { tag: '@all' }, async ({ page }) => {
    const { dialog } = await open(page, 'comparison');
    const slider = dialog.getByRole('slider', { name: 'Part in colour' });
    const { x, y, width, height } = await boxOf(slider);
    // To the left at last, because a finger in the middle sets the middle.
    for (const [dx, dy] of [
      [0, -300],
      [-width / 3, 0],
    ] as const) {
      const fingers = await createFingers(page);
      for (const step of [0, 1, 2, 3, 4])
        await fingers.set(step * 16, {
          0: { x: x + width / 2 + (dx * step) / 4, y: y + height / 2 + (dy * step) / 4 },
        });
      await fingers.set(80, {});
      await settle(page);
      await expect(slider).toBeVisible();
    }
    expect(Number(await slider.inputValue())).toBeLessThan(50);
  });

  test('a document has a link to its file', { tag: '@all' }, async ({ page, request }) => {
    const { dialog } = await open(page, 'document');
    const link = dialog.getByRole('link', { name: 'Open the PDF file' });
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
  });
});

test('information: a button shows a panel beside the image, which stays for the next one', async ({
  page,
}) => {
  await page.goto('react/info/');
  const { dialog, image, next, close } = await openModal(firstThumbnail(page));
  const button = dialog.getByRole('button', { name: 'Information about the image' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const width = (await boxOf(image)).width;
  await button.click();
  const panel = dialog.getByRole('region', { name: 'Information about the image' });
  await expect(panel).toContainText('Jacob W. Frank');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  // Nothing is covered.
  const [panelBox, imageBox, closeBox] = [
    await boxOf(panel),
    await boxOf(image),
    await boxOf(close),
  ];
  expect(imageBox.x + imageBox.width).toBeLessThanOrEqual(panelBox.x);
  expect(closeBox.x + closeBox.width).toBeLessThanOrEqual(panelBox.x);
  expect(imageBox.width).toBeLessThanOrEqual(width);
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  // A click on its text is not one outside the gallery.
  await panel.getByText('Licence').click();
  await next.click();
  await expect(panel).toContainText('Luca Zanon');
  // On phones it is below the image.
  await page.setViewportSize({ width: 400, height: 800 });
  const isBelow = async () => {
    const { y, height } = await boxOf(image);
    return (await boxOf(panel)).y >= y + height;
  };
  await expect.poll(isBelow).toBe(true);
  // Held sideways they have no height to spare.
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(isBelow).toBe(false);
  const low = await boxOf(image);
  expect(low.height).toBeGreaterThan(240);
  expect(low.x + low.width).toBeLessThanOrEqual((await boxOf(panel)).x);
  for (const author of ['Romain Guy', 'Derrick Coetzee']) {
    await next.click();
    await expect(panel).toContainText(author);
  }
  await next.click();
  await expect(button).toHaveCount(0);
  await expect(panel).toHaveCount(0);
  await close.click();
  await expect(dialog).toBeHidden();
});

test(
  'a kept zoom: another image has the level and the detail of the one before',
  {
    tag: '@all',
  },
  async ({ page }) => {
    await page.goto('react/keep-zoom/');
    const { dialog, image, next } = await openModal(firstThumbnail(page));
    await expect(image).toBeVisible();
    await settle(page);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect(dialog.getByText('Zoom 225%')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await settle(page);
    const before = await getTransform(page);
    expect(before.scale).toBeCloseTo(2.25, 2);
    const url = await image.getAttribute('src');
    await next.click();
    await expect(image).not.toHaveAttribute('src', url ?? '');
    await expect(dialog.getByText('Zoom 225%')).toBeAttached();
    await settle(page);
    const after = await getTransform(page);
    expect(after.scale).toBeCloseTo(2.25, 2);
    expect(Math.abs(after.y - before.y)).toBeLessThan(2);
    expect(before.y).not.toBe(0);
  },
);

/** Whether a click focuses the image, as buttons in Safari do not. */
const focusCases = [
  ['a click focuses the image', true],
  ['a click does not focus the image', false],
] as const;

const preventFocus = (page: Page) =>
  page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault(), true));

test('a carousel and a modal gallery share index, focus and position, also if a click focuses nothing', ({
  page,
}) =>
  forEachCase(focusCases, async (isFocused) => {
    await page.goto('react/carousel-modal/');
    if (!isFocused) await preventFocus(page);
    const { slide, next } = carouselOf(page);
    await next.click();
    await expect(slide).toHaveAccessibleName('2 of 5');
    const before = await boxOf(slide);
    await slide.getByRole('button').click();
    const modal = modalOf(page);
    await expect(modal.figure).toContainText('Image 2/5');
    await modal.next.click();
    await expect(modal.figure).toContainText('Image 3/5');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    await expect(slide).toHaveAccessibleName('3 of 5');
    await expect(slide.getByRole('button')).toBeFocused();
    expect(await boxOf(slide)).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    // Without focus, the carousel takes no keys.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('ArrowRight');
    await expect(slide).toHaveAccessibleName('3 of 5');
  }));

test(
  'a carousel in a shadow root has the focus after closing, also if a click focuses nothing',
  { tag: '@all' },
  ({ page }) =>
    forEachCase(focusCases, async (isFocused) => {
      await gotoLibraryPage(page);
      if (!isFocused) await preventFocus(page);
      await page.evaluate(
        (images) => {
          const host = document.body.appendChild(document.createElement('div'));
          const root = host.attachShadow({ mode: 'open' });
          root.append(document.querySelectorAll('style')[1]!.cloneNode(true));
          window.renderCarouselModal(images, root.appendChild(document.createElement('div')));
        },
        ['first', 'second', 'third'].map((alt) => ({ src: svg('width="300" height="200"'), alt })),
      );
      const { slide } = carouselOf(page);
      await slide.getByRole('button').click();
      const modal = modalOf(page);
      await modal.next.click();
      await expect(modal.figure).toContainText('Image 2/3');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toBeHidden();
      await expect(slide).toHaveAccessibleName('2 of 3');
      await expect(slide.getByRole('button')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(slide).toHaveAccessibleName('3 of 3');
      await expect(slide.getByRole('button')).toBeFocused();
    }),
);
