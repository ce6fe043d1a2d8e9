import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { Action, type GalleryImage, type ModalLibConfig } from 'ks-gallery-react';
import { expect, test } from '../../lib/fixtures';
import {
  createFingers,
  eventsOf,
  middleOfImage,
  openViewer,
  settle,
  slide,
} from '../../lib/viewer';

/** Brightness of the images, from 0 to 255. */
const levels = [90, 150, 210, 120];

/** A file of one brightness. */
const solid = (level: number, width = 1200, height = 800) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="rgb(${level},${level},${level})"/></svg>`,
  )}`;

const imagesOf = (count: number): GalleryImage[] =>
  levels.slice(0, count).map((level, index) => ({
    id: index + 1,
    modal: { img: solid(level), width: 1200, height: 800 },
  }));

const still = { slideConfig: { playConfig: { autoPlay: false } } } satisfies ModalLibConfig;

async function openTrack(page: Page, { libConfig = {}, current = 1, count = 4 } = {}) {
  const images = imagesOf(count);
  const modal = await openViewer(page, { images, current, libConfig: { ...still, ...libConfig } });
  await expectAtRest(page);
  // Those of the opening.
  await page.evaluate(() => void (globalThis as unknown as { events: string[] }).events.splice(0));
  return modal;
}

/** Where the slides are: the middle of each image from the middle of the track in px, from the left, and which is active. */
function readSlides(page: Page) {
  return page.evaluate(() => {
    const area = document.querySelector('.ks-main')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.ks-track-slide')].map((each) => {
      const box = each.querySelector('img')!.getBoundingClientRect();
      return {
        offset: Math.round(box.x + box.width / 2 - area.x - area.width / 2),
        width: Math.round(box.width),
        isActive: each.dataset.state === 'active',
        isSeen: getComputedStyle(each).opacity === '1',
      };
    });
  });
}

const activeOf = async (page: Page) => (await readSlides(page)).find(({ isActive }) => isActive)!;

async function expectAtRest(page: Page): Promise<void> {
  await settle(page);
  await expect.poll(async () => (await activeOf(page)).offset).toBe(0);
}

/** Records the mean brightness of a square in the middle of the image in every frame that the browser presents. */
async function recordBrightness(page: Page): Promise<() => Promise<number[]>> {
  const { x, y } = await middleOfImage(page);
  const session: CDPSession = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  const size = 160;
  return async () => {
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    await session.send('Page.stopScreencast');
    return Promise.all(
      frames.map(async (data) => {
        const picture = sharp(Buffer.from(data, 'base64'));
        // A frame can be smaller than the window.
        const { width } = await picture.metadata();
        const scale = width / page.viewportSize()!.width;
        const side = Math.round(size * scale);
        picture.extract({
          left: Math.round((x - size / 2) * scale),
          top: Math.round((y - size / 2) * scale),
          width: side,
          height: side,
        });
        const { channels } = await sharp(await picture.greyscale().toBuffer()).stats();
        return channels[0]!.mean;
      }),
    );
  };
}

test.describe('a finger', () => {
  test('keeps the image that it moves when the cross-fade to it ends @touch', async ({ page }) => {
    const transitionConfig = { type: 'fade' } as const;
    const { dots, figure } = await openTrack(page, { current: 1, libConfig: { transitionConfig } });
    await dots.nth(1).click();
    await page.evaluate(() => {
      for (const fade of document.getAnimations()) fade.pause();
    });
    const fingers = await createFingers(page);
    const from = await middleOfImage(page);
    await fingers.set(0, { 0: from });
    await fingers.set(300, { 0: { x: from.x - 60, y: from.y } });
    await page.evaluate(() => {
      for (const fade of document.getAnimations()) fade.finish();
    });
    await fingers.set(600, { 0: { x: from.x - 90, y: from.y } });
    await expect.poll(async () => (await activeOf(page)).offset).toBe(-90);
    await fingers.set(1500, {});
    await expectAtRest(page);
    await expect(figure).toHaveText('Image 2/4');
  });

  test('moves the image and its neighbours, beside a gap of 16 px @touch', async ({ page }) => {
    await openTrack(page, { current: 2 });
    const fingers = await createFingers(page);
    const from = await middleOfImage(page);
    await fingers.set(0, { 0: from });
    for (const distance of [-30, -80, -140, -60, 40]) {
      await fingers.set(100 + Math.abs(distance), { 0: { x: from.x + distance, y: from.y } });
      await expect.poll(async () => (await activeOf(page)).offset).toBe(distance);
      const [previous, active, next] = await readSlides(page);
      expect(previous!.isSeen && next!.isSeen).toBe(true);
      expect(next!.offset - active!.offset).toBe((active!.width + next!.width) / 2 + 16);
      expect(active!.offset - previous!.offset).toBe((active!.width + previous!.width) / 2 + 16);
    }
    await fingers.set(1000, {});
    await expectAtRest(page);
    expect(await eventsOf(page)).toEqual([]);
  });

  for (const [name, options, distance, active] of [
    ['to the left shows the next image', {}, -200, 'Image 3/4'],
    ['to the right shows the previous one', {}, 200, 'Image 1/4'],
    [
      'to the right shows the next one with inverted swipes',
      { libConfig: { currentImageConfig: { invertSwipe: true } } },
      200,
      'Image 3/4',
    ],
  ] as const) {
    test(`${name}, which comes to rest where it belongs @touch`, async ({ page }) => {
      const { figure } = await openTrack(page, { current: 2, ...options });
      const fingers = await createFingers(page);
      const from = await middleOfImage(page);
      await slide(fingers, { 0: [from, { x: from.x + distance, y: from.y }] }, [0, 150]);
      await fingers.set(160, {});
      await expect(figure).toHaveText(active);
      await expectAtRest(page);
      expect(await eventsOf(page)).toEqual([`show ${Action.SWIPE}`]);
      await expect(figure).toHaveText(active);
    });
  }

  test('to the right shows the next image of a page from right to left @touch', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dir = 'rtl';
      });
    });
    const { figure } = await openTrack(page);
    const fingers = await createFingers(page);
    const from = await middleOfImage(page);
    await slide(fingers, { 0: [from, { x: from.x + 200, y: from.y }] }, [0, 150]);
    await fingers.set(160, {});
    await expect(figure).toHaveText('Image 2/4');
    await expectAtRest(page);
  });

  test('meets resistance at the ends, and changes nothing @touch', async ({ page }) => {
    const { figure } = await openTrack(page);
    const fingers = await createFingers(page);
    const from = await middleOfImage(page);
    await slide(fingers, { 0: [from, { x: from.x + 100, y: from.y }] }, [0, 150]);
    await expect.poll(async () => (await activeOf(page)).offset).toBe(35);
    await fingers.set(400, {});
    await expectAtRest(page);
    await expect(figure).toHaveText('Image 1/4');
    expect(await eventsOf(page)).toEqual([]);
  });

  test('is followed from the first pixels, also if they become no drag @touch', async ({
    page,
  }) => {
    const libConfig = { currentImageConfig: { navigateOnClick: false } };
    const { figure } = await openTrack(page, { current: 2, libConfig });
    const { x, y } = await middleOfImage(page);
    // Browsers do not report the first pixels of a touch.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 3, y);
    await page.mouse.move(x - 6, y + 1);
    await expect.poll(async () => (await activeOf(page)).offset).toBe(-6);
    expect((await readSlides(page)).every(({ isSeen }) => isSeen)).toBe(true);
    await page.mouse.up();
    await expectAtRest(page);
    await expect
      .poll(async () => (await readSlides(page)).map(({ isSeen }) => isSeen))
      .toEqual([false, true, false]);
    await page.mouse.down();
    await page.mouse.move(x - 60, y);
    await page.mouse.move(x - 6, y + 1);
    await page.mouse.up();
    await expect
      .poll(async () => (await readSlides(page)).map(({ isSeen }) => isSeen))
      .toEqual([false, true, false]);
    await expect(figure).toHaveText('Image 2/4');
    expect(await eventsOf(page)).toEqual([]);
  });

  test('may begin at the edge of the window, over an arrow @touch', async ({ page }) => {
    const { figure } = await openTrack(page);
    const fingers = await createFingers(page);
    const { y } = await middleOfImage(page);
    const right = page.viewportSize()!.width - 12;
    await slide(
      fingers,
      {
        0: [
          { x: right, y },
          { x: right - 160, y },
        ],
      },
      [0, 150],
    );
    await expect.poll(async () => (await activeOf(page)).offset).toBe(-160);
    await fingers.set(160, {});
    await expect(figure).toHaveText('Image 2/4');
    await expectAtRest(page);
    // Neither closes a vertical one, nor does a second tap zoom.
    await slide(
      fingers,
      {
        0: [
          { x: right, y },
          { x: right, y: y + 300 },
        ],
      },
      [1000, 1150],
    );
    // It rests before it is lifted: a tap during a fling, which lasts by the clock of the browser, only ends that.
    for (const at of [1300, 1500]) await fingers.set(at, { 0: { x: right, y: y + 300 } });
    await fingers.set(1510, {});
    await expect(figure).toHaveText('Image 2/4');
    for (const at of [2000, 2150]) {
      await fingers.set(at, { 0: { x: right, y } });
      await fingers.set(at + 40, {});
    }
    await expect(figure).toHaveText('Image 4/4');
    await expect(page.getByText(/^Zoom/)).toHaveCount(0);
  });

  test('that turns down lets the track return, and moves the image @touch', async ({ page }) => {
    await openTrack(page, { current: 2 });
    const fingers = await createFingers(page);
    const { x, y } = await middleOfImage(page);
    await fingers.set(0, { 0: { x, y } });
    await fingers.set(20, { 0: { x: x - 8, y: y + 4 } });
    await fingers.set(40, { 0: { x: x - 9, y: y + 90 } });
    await expect.poll(async () => (await activeOf(page)).offset).toBe(0);
    await fingers.set(2000, { 0: { x, y: y + 20 } });
    await fingers.set(3000, {});
    await expectAtRest(page);
  });

  test('catches the moving track, which then goes on to its image @touch', async ({ page }) => {
    const { figure } = await openTrack(page, {
      libConfig: { transitionConfig: { duration: 60_000 } },
    });
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await activeOf(page)).offset).toBeGreaterThan(0);
    const fingers = await createFingers(page);
    await fingers.set(0, { 0: { x: 200, y: 400 } });
    const { offset } = await activeOf(page);
    expect(offset).toBeGreaterThan(0);
    await settle(page);
    expect((await activeOf(page)).offset).toBe(offset);
    await fingers.set(400, {});
    await expectAtRest(page);
    await expect(figure).toHaveText('Image 2/4');
    expect(await eventsOf(page)).toEqual([`show ${Action.KEYBOARD}`]);
  });
});

test('neighbours are neither focused nor announced, and at most three slides are there', async ({
  page,
}) => {
  const { dialog } = await openTrack(page, { current: 2 });
  const slides = page.locator('.ks-track-slide');
  await expect(slides).toHaveCount(3);
  await expect(page.locator('.ks-track-slide[inert][aria-hidden=true]')).toHaveCount(2);
  await expect(dialog.getByRole('figure')).toHaveCount(1);
  await page.keyboard.press('End');
  expect(await slides.count()).toBeLessThanOrEqual(3);
  await expectAtRest(page);
  await expect(slides).toHaveCount(2);
});

test('after the window has another size the neighbours are beside the image', async ({ page }) => {
  await openTrack(page, { current: 2 });
  await page.setViewportSize({ width: 700, height: 600 });
  await expect
    .poll(async () => {
      const [previous, active, next] = await readSlides(page);
      return [active!.offset - previous!.offset, next!.offset - active!.offset].map(
        (distance) => distance - active!.width,
      );
    })
    .toEqual([16, 16]);
});

test('both neighbours of one of two images are the other one, if the list is infinite', async ({
  page,
}) => {
  const { figure } = await openTrack(page, {
    count: 2,
    libConfig: { slideConfig: { ...still.slideConfig, infinite: true } },
  });
  await expect(page.locator('.ks-track-slide')).toHaveCount(3);
  for (const [key, text] of [
    ['ArrowLeft', 'Image 2/2'],
    ['ArrowLeft', 'Image 1/2'],
    ['ArrowRight', 'Image 2/2'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(figure).toHaveText(text);
    await expectAtRest(page);
  }
});

test('a held arrow shows an image at each step, without a movement', async ({ page }) => {
  const { figure } = await openTrack(page, {
    libConfig: { transitionConfig: { duration: 60_000 } },
  });
  for (let press = 0; press < 3; press += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expect(figure).toHaveText('Image 4/4');
  await expect.poll(async () => (await activeOf(page)).offset).toBe(0);
  expect(await eventsOf(page)).toEqual(Array(3).fill(`show ${Action.KEYBOARD}`));
});

test('arrows that are pressed quickly end at the right image', async ({ page }) => {
  const { figure } = await openTrack(page);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(figure).toHaveText('Image 4/4');
  await expectAtRest(page);
});

for (const type of ['slide', 'fade'] as const) {
  test(`the ground is never seen in a step with the transition ${type}`, async ({ page }) => {
    await openTrack(page, { libConfig: { transitionConfig: { type } } });
    for (const [index, key] of ['ArrowRight', 'ArrowRight', 'ArrowLeft'].entries()) {
      const [a, b] = [
        [levels[0], levels[1]],
        [levels[1], levels[2]],
        [levels[2], levels[1]],
      ][index] as [number, number];
      const stop = await recordBrightness(page);
      await page.keyboard.press(key);
      await expectAtRest(page);
      const seen = await stop();
      // The gap takes a tenth of the square.
      expect(Math.min(...seen)).toBeGreaterThan(Math.min(a, b) * 0.85);
      expect(Math.max(...seen)).toBeLessThan(Math.max(a, b) * 1.1);
    }
  });
}

test('an image that is late is preceded by its thumbnail', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const body = decodeURIComponent(solid(200).slice('data:image/svg+xml,'.length));
  await page.route('**/late.svg', async (route) => {
    await isReleased;
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const [first] = imagesOf(1);
  const images = [
    first!,
    {
      id: 2,
      modal: { img: '/late.svg', width: 1200, height: 800 },
      plain: { img: solid(200, 60, 40) },
    },
  ];
  const { figure } = await openViewer(page, { images, current: 1, libConfig: still });
  await page.mouse.move(2, 2);
  const stop = await recordBrightness(page);
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveText('Image 2/2');
  await expectAtRest(page);
  // Loading is announced, and seen only without a thumbnail.
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/is loading/);
  await expect(page.locator('.ks-spinner')).toHaveCount(0);
  release();
  await expect(figure).toHaveAttribute('data-status', 'loaded');
  await settle(page);
  expect(Math.min(...(await stop()))).toBeGreaterThan(levels[0]! * 0.85);
});

test('without a transition a swipe and a key show the next image at once', async ({ page }) => {
  const { figure } = await openTrack(page, { libConfig: { transitionConfig: { type: 'none' } } });
  const { x, y } = await middleOfImage(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 4 });
  expect((await activeOf(page)).offset).toBe(0);
  await page.mouse.up();
  await expect(figure).toHaveText('Image 2/4');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveText('Image 3/4');
  const slides = await readSlides(page);
  expect(slides.filter(({ isSeen }) => isSeen)).toEqual([expect.objectContaining({ offset: 0 })]);
});

test('keys work after a drag with the mouse and after a click on the image', async ({ page }) => {
  const { figure } = await openTrack(page);
  const { x, y } = await middleOfImage(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 4 });
  await page.mouse.up();
  await expect(figure).toHaveText('Image 2/4');
  await expectAtRest(page);
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveText('Image 3/4');
  await expectAtRest(page);
  await page.mouse.click(x, y);
  await expect(figure).toHaveText('Image 4/4');
  await expectAtRest(page);
  await page.keyboard.press('ArrowLeft');
  await expect(figure).toHaveText('Image 3/4');
});

test('Enter on the image shows one after the other, also during the movement', async ({ page }) => {
  const { figure } = await openTrack(page);
  const isOnImage = () =>
    page.evaluate(() => document.activeElement?.classList.contains('ks-current-button'));
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return isOnImage();
    })
    .toBe(true);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(figure).toHaveText('Image 4/4');
  expect(await isOnImage()).toBe(true);
});

test('with reduced motion nothing moves, but a finger moves the track @touch', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { figure } = await openTrack(page, { current: 2 });
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveText('Image 3/4');
  expect((await activeOf(page)).offset).toBe(0);
  await expectAtRest(page);
  const fingers = await createFingers(page);
  const from = await middleOfImage(page);
  await slide(fingers, { 0: [from, { x: from.x - 80, y: from.y }] }, [0, 150]);
  await expect.poll(async () => (await activeOf(page)).offset).toBe(-80);
  await fingers.set(900, {});
  await expectAtRest(page);
});
