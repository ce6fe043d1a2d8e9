import type { Page } from '@playwright/test';
import { scriptListId } from '@/components/client/demo/events';
import { demoRoutes } from '@/components/site/route-map';
import { carouselOf, expectLeft, getOpener, liveDemo, modalOf } from '../lib/gallery';
import { createFingers, drag, middleOf } from '../lib/finger';
import { forEachCase } from '../lib/cases';
import { expect, holdRequests, test, waitUntilIdle, waitUntilPrepared } from '../lib/fixtures';
import { advanceTimers, controlTimers } from '../lib/timers';

test.use({ startsDemos: false });

const framework = '**/_next/static/**/*.js';
const demoState = (page: Page) => page.locator('html').getAttribute('data-demo');

/** Holds back all requests for the framework, or for other files, until the returned function is called. */
const holdScripts = (page: Page, files: string | RegExp = framework) => holdRequests(page, files);

const liveDemoOfHome = (page: Page) => page.getByRole('group', { name: 'Plain gallery content' });

/** True if the framework's payload has been evaluated. */
const isEvaluated = (page: Page) => page.evaluate(() => '__next_f' in window);

test('a page with a gallery runs nothing of the framework until the demo is used', async ({
  page,
}) => {
  await page.goto('demo/array-simple/');
  await waitUntilPrepared(page);
  expect(await isEvaluated(page)).toBe(false);
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await demoState(page)).toBeNull();
  await getOpener(page).hover();
  await expect.poll(() => demoState(page)).toBe('ready');
  expect(await isEvaluated(page)).toBe(true);
});

test('a click before any script but the first has arrived opens the gallery, and a second one does nothing more', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/_next\/.*\.js|\/scripts\/(body|idle)\.js/);
  await page.goto('demo/array-simple/', { waitUntil: 'commit' });
  await getOpener(page).click();
  await expect.poll(() => demoState(page)).toBe('starting');
  await expect(getOpener(page)).toHaveCSS('cursor', 'progress');
  await getOpener(page).click();
  release();
  await expect(modalOf(page).dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(modalOf(page).dialog).toHaveCount(0);
});

test('every click is repeated, in order', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('react/controlled-index/');
  const carousel = carouselOf(page);
  const checkbox = page.getByRole('checkbox');
  await carousel.next.click();
  await carousel.next.click();
  await checkbox.click();
  await expect(carousel.slide).toHaveAccessibleName(/^1 of/);
  release();
  await expect(carousel.slide).toHaveAccessibleName(/^3 of/);
  await expect(checkbox).toBeChecked();
});

test('a thumbnail opens its image with the keyboard, also before the scripts have arrived', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('./');
  const thumbnails = page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link');
  await thumbnails.first().focus();
  await page.keyboard.press('Tab');
  await expect(thumbnails.nth(1)).toBeFocused();
  await expect.poll(() => demoState(page)).toBe('starting');
  await page.keyboard.press('Enter');
  release();
  await expect(modalOf(page).figure).toContainText('Image 2/5');
});

test('a slider that is moved before the demo runs keeps its value @all', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('react/layouts/');
  const slider = page.getByRole('slider', { name: 'Width of the galleries' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('98');
  const middle = await middleOf(slider);
  await page.mouse.click(middle.x, middle.y);
  await expect(slider).toHaveValue(/^6\d$/);
  const moved = await slider.inputValue();
  release();
  await expect.poll(() => demoState(page)).toBe('ready');
  await expect(slider).toHaveValue(moved);
  await expect(page.getByText(`Width of the galleries: ${moved} %`)).toBeVisible();
});

test('a drag over an image is not repeated as a click @all', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('demo/carousel-fixed/');
  const { x, y } = await middleOf(carouselOf(page).image);
  await page.mouse.move(x, y - 60);
  await page.mouse.down();
  await page.mouse.move(x, y + 60, { steps: 5 });
  await page.mouse.up();
  release();
  await expect.poll(() => demoState(page)).toBe('ready');
  await page.mouse.click(x, y);
  await expect(modalOf(page).dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(modalOf(page).dialog).toHaveCount(0);
});

test('a drag on a carousel is followed if its scripts arrive meanwhile @all', async ({ page }) => {
  const cases: readonly [string, { x: number; y: number; name: RegExp }][] = [
    // More than 30 % of the width, which is a swipe at any speed.
    ['across', { x: -320, y: 0, name: /^2 of 7/ }],
    ['along', { x: 0, y: 120, name: /^1 of 7/ }],
  ];
  await forEachCase(cases, async (drag) => {
    const release = await holdScripts(page);
    await page.goto('demo/carousel-fixed/');
    const { image, slide } = carouselOf(page);
    const { x, y } = await middleOf(image);
    await page.mouse.move(x, y);
    await page.mouse.down();
    release();
    await expect.poll(() => demoState(page)).toBe('ready');
    await page.mouse.move(x + drag.x, y + drag.y, { steps: 5 });
    await page.mouse.up();
    await expect(slide).toHaveAccessibleName(drag.name);
    await expect(modalOf(page).dialog).toHaveCount(0);
    await image.click();
    await expect(modalOf(page).dialog).toBeVisible();
    await page.unroute(framework);
  });
});

test('a swipe on a carousel that ends before its scripts arrive is repeated @touch @all', async ({
  page,
}) => {
  const cases: readonly [string, { x: number; y: number; name: RegExp }][] = [
    ['across', { x: -150, y: 4, name: /^2 of 7/ }],
    ['a touch that hardly moves', { x: -3, y: 3, name: /^1 of 7/ }],
  ];
  await forEachCase(cases, async ({ name, ...distance }) => {
    const release = await holdScripts(page);
    await page.goto('demo/carousel-noautoplay/');
    const { stage, slide } = carouselOf(page);
    await stage.scrollIntoViewIfNeeded();
    await drag(stage, distance);
    release();
    await expect.poll(() => demoState(page)).toBe('ready');
    await expect(slide).toHaveAccessibleName(name);
    await page.unroute(framework);
  });
});

test('a swipe on a carousel is followed if its scripts arrive meanwhile @touch @all', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('demo/carousel-noautoplay/');
  const { stage, slide } = carouselOf(page);
  await stage.scrollIntoViewIfNeeded();
  const fingers = await createFingers(page);
  const { x, y } = await middleOf(stage);
  await fingers.set(0, { 0: { x, y } });
  await fingers.set(20, { 0: { x: x - 40, y } });
  release();
  await expect.poll(() => demoState(page)).toBe('ready');
  await fingers.set(60, { 0: { x: x - 100, y } });
  await fingers.set(80, { 0: { x: x - 160, y } });
  await fingers.set(80, {});
  await expect(slide).toHaveAccessibleName(/^2 of 7/);
});

test('an arrow key in a carousel is repeated @all', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('demo/carousel-noautoplay/');
  const carousel = carouselOf(page);
  await carousel.next.focus();
  await page.keyboard.press('ArrowRight');
  release();
  await expect(carousel.slide).toHaveAccessibleName(/^2 of/);
});

test('a carousel that plays by itself starts when it has been in view for a time', async ({
  page,
}) => {
  await controlTimers(page);
  await page.setViewportSize({ width: 800, height: 200 });
  await page.goto('demo/carousel/');
  await waitUntilPrepared(page);
  await advanceTimers(page, 60_000);
  expect(await demoState(page)).toBeNull();
  await liveDemo(page).scrollIntoViewIfNeeded();
  await advanceTimers(page, 2900);
  expect(await demoState(page)).toBeNull();
  await advanceTimers(page, 100);
  await expect.poll(() => demoState(page)).toBe('ready');
  const { slide } = carouselOf(page);
  await expect(slide).toHaveAttribute('data-status', 'loaded');
  await expect(slide).toHaveAccessibleName('1 of 7');
  await advanceTimers(page, 5000);
  await expect(slide).toHaveAccessibleName('2 of 7');
});

test('a carousel that starts under the pointer or with the focus inside does not move @all', async ({
  page,
}) => {
  await controlTimers(page);
  const cases = [
    ['under the pointer', () => carouselOf(page).image.hover()],
    [
      'with the focus inside',
      async () => {
        await page.mouse.move(2, 2);
        await carouselOf(page).next.focus();
        await page.keyboard.press('Shift');
      },
    ],
  ] as const;
  await forEachCase(cases, async (use) => {
    await page.goto('demo/carousel/');
    await use();
    await expect.poll(() => demoState(page)).toBe('ready');
    await advanceTimers(page, 12_000);
    await expect(carouselOf(page).slide).toHaveAccessibleName('1 of 7');
  });
});

test('a carousel that would play by itself says that it does not if motion is reduced @all', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('demo/carousel/');
  await liveDemo(page).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('button', { name: /^Automatic slide show is off because reduced motion/ }),
  ).toBeVisible();
});

test('with Save-Data the page is prepared, but nothing is fetched before the demo is used @all', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('demo/?component=plain');
  const plain = demoRoutes().filter(({ demo }) => demo?.group === 'Plain').length;
  await expect(page.getByText(`${plain} of ${demoRoutes().length} examples`)).toBeVisible();
  scripts.length = 0;
  await page.goto('demo/carousel/');
  await liveDemo(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContain('/scripts/idle.js');
  await waitUntilIdle(page);
  expect(scripts).toEqual(['/scripts/head.js', '/scripts/body.js', '/scripts/idle.js']);
  await carouselOf(page).next.click();
  await expect(carouselOf(page).slide).toHaveAccessibleName(/^2 of/);
});

test.describe('scripts that fail to arrive', () => {
  // The browser has no transition to the image file.
  test.use({ expectedProblems: /Failed to load|net::ERR|Transition was aborted/ });

  test('a click is repeated once if several scripts fail @all', async ({ page }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(framework, async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto('demo/array-simple/');
    await getOpener(page).click();
    await page.evaluate(() => {
      Object.assign(window, { clicks: 0 });
      addEventListener('click', () => {
        Object.assign(window, { clicks: Reflect.get(window, 'clicks') + 1 });
      });
    });
    const failures: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.resourceType() === 'script') failures.push(request.url());
    });
    const scripts = await page.evaluate(
      (id) => JSON.parse(document.getElementById(id)!.textContent) as string[],
      scriptListId,
    );
    fail();
    await expect.poll(() => demoState(page)).toBe('failed');
    await expect.poll(() => failures).toHaveLength(scripts.length);
    expect(await page.evaluate(() => Reflect.get(window, 'clicks') as number)).toBe(1);
  });

  // Without those of the framework: failures.spec.ts.
  test('that start it: a notice says so, and a thumbnail still shows its image @all', async ({
    page,
  }) => {
    await page.route('**/scripts/idle.js', (route) => route.abort());
    await page.goto('demo/plain-layouts/');
    const notice = page.getByText('This demo has not started yet.');
    await expect(notice).toBeHidden();
    const galleries = liveDemo(page).getByRole('group', { name: 'Plain gallery content' });
    const thumbnail = galleries.first().getByRole('link').first();
    const href = (await thumbnail.getAttribute('href')) ?? '';
    await thumbnail.hover();
    await expect(notice).toBeVisible();
    await thumbnail.click();
    await expect(page).toHaveURL(new URL(href, page.url()).href);
  });
});

test('a notice appears if the scripts have not arrived after some time @all', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('./');
  const notice = page.getByText('This demo has not started yet.');
  await liveDemoOfHome(page).hover();
  await expect.poll(() => demoState(page)).toBe('starting');
  await expect(notice).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(notice).toBeVisible();
  release();
  await expect(notice).toBeHidden();
});

test('the demo works after Back, whether it had started or not', async ({ page }) => {
  for (const starts of [false, true]) {
    await page.goto('demo/array-simple/');
    if (starts) {
      await getOpener(page).hover();
      await expect.poll(() => demoState(page)).toBe('ready');
    }
    await page.goto('about/');
    await page.goBack();
    await getOpener(page).click();
    await modalOf(page).close.click();
    await expectLeft(page);
  }
});

test('a history entry left by a reload is removed without a use of the demo @all', async ({
  page,
}) => {
  const hasEntry = () => page.evaluate(() => 'ksModalGallery' in (history.state ?? {}));
  await page.goto('demo/array-simple/');
  await getOpener(page).click();
  await expect(modalOf(page).image).toBeVisible();
  expect(await hasEntry()).toBe(true);
  await page.reload();
  await expect.poll(hasEntry).toBe(false);
});

test('a demo that has not started is printed without a notice @all', async ({ page }) => {
  await page.goto('demo/carousel/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('This demo has not started yet.')).toBeHidden();
  await expect(liveDemo(page).getByRole('img').first()).toBeVisible();
});
