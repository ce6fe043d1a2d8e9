import type { CDPSession, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { Action, type GalleryImage, type ModalLibConfig } from 'ks-gallery-react';
import { forEachCase } from '../../lib/cases';
import { expect, holdRequests, test } from '../../lib/fixtures';
import { gotoLibraryPage } from '../../lib/library-page';
import {
  closeViewer,
  createFingers,
  createMouse,
  dragMouse,
  eventsOf,
  middleOfImage,
  openViewer,
  settle,
  slide,
  type Point,
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

interface Swipe {
  invertSwipe?: boolean;
  /** Direction of the page. */
  dir?: string;
  distance: number;
  active: string;
}

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

/** Side in px of the square in the middle of the image whose brightness is read. */
const SIDE = 160;

/** Returns the mean brightness of a picture. */
async function readBrightness(picture: Sharp): Promise<number> {
  const { channels } = await sharp(await picture.greyscale().toBuffer()).stats();
  return channels[0]!.mean;
}

/** Returns the brightness that is seen around a point. */
async function seeBrightness(page: Page, { x, y }: Point): Promise<number> {
  const clip = { x: x - SIDE / 2, y: y - SIDE / 2, width: SIDE, height: SIDE };
  return readBrightness(sharp(await page.screenshot({ clip })));
}

/** Records the brightness in the frames that the browser presents, however few, and at the end. */
async function recordBrightness(page: Page): Promise<() => Promise<number[]>> {
  const middle = await middleOfImage(page);
  const session: CDPSession = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return async () => {
    await session.send('Page.stopScreencast');
    const last = await seeBrightness(page, middle);
    const seen = frames.map(async (data) => {
      const frame = sharp(data);
      // A frame can be smaller than the window.
      const scale = (await frame.metadata()).width / page.viewportSize()!.width;
      const toFrame = (length: number) => Math.round(length * scale);
      const [left, top] = [toFrame(middle.x - SIDE / 2), toFrame(middle.y - SIDE / 2)];
      const [width, height] = [toFrame(SIDE), toFrame(SIDE)];
      return readBrightness(frame.extract({ left, top, width, height }));
    });
    return [last, ...(await Promise.all(seen))];
  };
}

/** Stops animations at their beginning from now on, so that a test can show any moment of them. */
async function holdAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function hold(...given) {
      const animation = animate.apply(this, given);
      animation.pause();
      return animation;
    };
  });
}

/** Shows a moment of the held animations, from 0 to 1; 1 ends them. Returns how many there are. */
const seekAnimations = (page: Page, part: number) =>
  page.evaluate((share) => {
    const held = document.getAnimations().filter(({ playState }) => playState === 'paused');
    for (const animation of held) {
      if (share === 1) animation.finish();
      else animation.currentTime = share * Number(animation.effect!.getComputedTiming().duration);
    }
    return held.length;
  }, part);

test.describe('a finger', () => {
  test(
    'keeps the image that it moves when the cross-fade to it ends @touch',
    { tag: '@all' },
    async ({ page }) => {
      const transitionConfig = { type: 'fade' } as const;
      const { dots, figure } = await openTrack(page, { libConfig: { transitionConfig } });
      await holdAnimations(page);
      await dots.nth(1).click();
      await expect.poll(() => seekAnimations(page, 0.5)).toBeGreaterThan(0);
      const fingers = await createFingers(page);
      const from = await middleOfImage(page);
      await fingers.set(0, { 0: from });
      await fingers.set(300, { 0: { x: from.x - 60, y: from.y } });
      await seekAnimations(page, 1);
      await fingers.set(600, { 0: { x: from.x - 90, y: from.y } });
      await expect.poll(async () => (await activeOf(page)).offset).toBe(-90);
      await fingers.set(1500, {});
      await expect
        .poll(async () => [await seekAnimations(page, 1), (await activeOf(page)).offset])
        .toEqual([0, 0]);
      await expect(figure).toHaveText('Image 2/4');
    },
  );

  test('moves the image and its neighbours, beside a gap of 16 px, and meets resistance at the ends @touch', async ({
    page,
  }) => {
    const { figure } = await openTrack(page, { current: 2 });
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
    await page.keyboard.press('Home');
    await expectAtRest(page);
    await slide(fingers, { 0: [from, { x: from.x + 100, y: from.y }] }, [2000, 2150]);
    await expect.poll(async () => (await activeOf(page)).offset).toBe(35);
    await fingers.set(2400, {});
    await expectAtRest(page);
    await expect(figure).toHaveText('Image 1/4');
    expect(await eventsOf(page)).toEqual([`show ${Action.KEYBOARD}`]);
  });

  test('shows the next or previous image by a swipe, which comes to rest where it belongs @touch', async ({
    page,
  }) => {
    await gotoLibraryPage(page);
    await forEachCase<Swipe>(
      [
        ['to the left, the next one', { distance: -200, active: 'Image 3/4' }],
        ['to the right, the previous one', { distance: 200, active: 'Image 1/4' }],
        [
          'to the right, the next one with inverted swipes',
          { invertSwipe: true, distance: 200, active: 'Image 3/4' },
        ],
        [
          'to the right, the next one of a page from right to left',
          { dir: 'rtl', distance: 200, active: 'Image 3/4' },
        ],
      ],
      async ({ invertSwipe = false, dir = 'ltr', distance, active }) => {
        await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
        const libConfig = { currentImageConfig: { invertSwipe } };
        const { figure } = await openTrack(page, { current: 2, libConfig });
        const fingers = await createFingers(page);
        const from = await middleOfImage(page);
        await slide(fingers, { 0: [from, { x: from.x + distance, y: from.y }] }, [0, 150]);
        await fingers.set(160, {});
        await expect(figure).toHaveText(active);
        await expectAtRest(page);
        expect(await eventsOf(page)).toEqual([`show ${Action.SWIPE}`]);
        await expect(figure).toHaveText(active);
        await closeViewer(page);
      },
    );
  });

  test('is followed from the first pixels, also if they become no drag @touch', async ({
    page,
  }) => {
    const libConfig = { currentImageConfig: { navigateOnClick: false } };
    const { figure } = await openTrack(page, { current: 2, libConfig });
    const { x, y } = await middleOfImage(page);
    // Browsers do not report the first pixels of a touch.
    const mouse = await createMouse(page);
    await mouse.set(0, { 0: { x, y } });
    await mouse.set(20, { 0: { x: x - 3, y } });
    await mouse.set(40, { 0: { x: x - 6, y: y + 1 } });
    await expect.poll(async () => (await activeOf(page)).offset).toBe(-6);
    expect((await readSlides(page)).every(({ isSeen }) => isSeen)).toBe(true);
    await mouse.set(60, {});
    const expectOneSeen = () =>
      expect
        .poll(async () => (await readSlides(page)).map(({ isSeen }) => isSeen))
        .toEqual([false, true, false]);
    await expectAtRest(page);
    await expectOneSeen();
    await mouse.set(1000, { 0: { x, y } });
    await mouse.set(1200, { 0: { x: x - 60, y } });
    await mouse.set(1400, { 0: { x: x - 6, y: y + 1 } });
    await mouse.set(1600, {});
    await expectOneSeen();
    await expect(figure).toHaveText('Image 2/4');
    expect(await eventsOf(page)).toEqual([]);
  });

  test(
    'may begin at the edge of the window, over an arrow @touch',
    { tag: '@all' },
    async ({ page }) => {
      const { figure } = await openTrack(page);
      const fingers = await createFingers(page);
      const { y } = await middleOfImage(page);
      const right = page.viewportSize()!.width - 12;
      const from = { x: right, y };
      await slide(fingers, { 0: [from, { x: right - 160, y }] }, [0, 150]);
      await expect.poll(async () => (await activeOf(page)).offset).toBe(-160);
      await fingers.set(160, {});
      await expect(figure).toHaveText('Image 2/4');
      await expectAtRest(page);
      // Neither closes a vertical one, nor does a second tap zoom.
      await slide(fingers, { 0: [from, { x: right, y: y + 300 }] }, [1000, 1150]);
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
    },
  );

  test(
    'that turns down lets the track return, and moves the image @touch',
    { tag: '@all' },
    async ({ page }) => {
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
    },
  );

  test('catches the moving track, which then continues to its image @touch', async ({ page }) => {
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

test('neighbours are beside the image in a window of any size, neither focused nor announced', async ({
  page,
}) => {
  const { dialog } = await openTrack(page, { current: 2 });
  const slides = page.locator('.ks-track-slide');
  await expect(slides).toHaveCount(3);
  await expect(page.locator('.ks-track-slide[inert][aria-hidden=true]')).toHaveCount(2);
  await expect(dialog.getByRole('figure')).toHaveCount(1);
  await page.setViewportSize({ width: 700, height: 600 });
  await expect
    .poll(async () => {
      const [previous, active, next] = await readSlides(page);
      return [active!.offset - previous!.offset, next!.offset - active!.offset].map(
        (distance) => distance - active!.width,
      );
    })
    .toEqual([16, 16]);
  await page.keyboard.press('End');
  expect(await slides.count()).toBeLessThanOrEqual(3);
  await expectAtRest(page);
  await expect(slides).toHaveCount(2);
});

test(
  'both neighbours of one of two images are the other one, if the list is infinite',
  { tag: '@all' },
  async ({ page }) => {
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
  },
);

test('a held arrow shows an image at each step, without an animation', async ({ page }) => {
  const { figure } = await openTrack(page, {
    libConfig: { transitionConfig: { duration: 60_000 } },
  });
  for (let press = 0; press < 3; press += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expect(figure).toHaveText('Image 4/4');
  await expect.poll(async () => (await activeOf(page)).offset).toBe(0);
  expect(await eventsOf(page)).toEqual(Array(3).fill(`show ${Action.KEYBOARD}`));
});

test('arrows, and Enter on the image, that are pressed quickly end at the right image', async ({
  page,
}) => {
  const { figure } = await openTrack(page);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(figure).toHaveText('Image 4/4');
  await expectAtRest(page);
  await page.keyboard.press('Home');
  await expectAtRest(page);
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

test('the ground is never seen in a step', async ({ page }) => {
  await forEachCase(
    (['slide', 'fade'] as const).map((type) => [`with the transition ${type}`, type] as const),
    async (type) => {
      // Animations are not held yet.
      await gotoLibraryPage(page);
      await openTrack(page, { current: 2, libConfig: { transitionConfig: { type } } });
      const middle = await middleOfImage(page);
      await holdAnimations(page);
      for (const [key, a, b] of [
        ['ArrowRight', levels[1], levels[2]],
        ['ArrowLeft', levels[2], levels[1]],
      ] as const) {
        await page.keyboard.press(key);
        for (const part of [0, 0.3, 0.6, 0.99]) {
          await expect.poll(() => seekAnimations(page, part)).toBeGreaterThan(0);
          const seen = await seeBrightness(page, middle);
          // The gap takes a tenth of the square.
          expect(seen, `${key} at ${part}`).toBeGreaterThan(Math.min(a!, b!) * 0.85);
          expect(seen, `${key} at ${part}`).toBeLessThan(Math.max(a!, b!) * 1.1);
        }
        await seekAnimations(page, 1);
        await expectAtRest(page);
      }
    },
  );
});

test('an image that is late is preceded by its thumbnail', async ({ page }) => {
  const body = decodeURIComponent(solid(200).slice('data:image/svg+xml,'.length));
  const release = await holdRequests(page, '**/late.svg', { contentType: 'image/svg+xml', body });
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
  const from = await middleOfImage(page);
  const mouse = await createMouse(page);
  await slide(mouse, { 0: [from, { x: from.x - 200, y: from.y }] }, [0, 200]);
  expect((await activeOf(page)).offset).toBe(0);
  await mouse.set(210, {});
  await expect(figure).toHaveText('Image 2/4');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveText('Image 3/4');
  const slides = await readSlides(page);
  expect(slides.filter(({ isSeen }) => isSeen)).toEqual([expect.objectContaining({ offset: 0 })]);
});

test('keys work after a drag with the mouse and after a click on the image', async ({ page }) => {
  const { figure } = await openTrack(page);
  const { x, y } = await middleOfImage(page);
  await dragMouse(page, { x, y }, { x: x - 200, y });
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

test(
  'with reduced motion the next image is there at once, and a finger moves the track @touch',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const type of ['slide', 'fade'] as const) {
      await openTrack(page, { current: 2, libConfig: { transitionConfig: { type } } });
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('figure')).toHaveText('Image 3/4');
      const moving = () => document.querySelector('.ks-track')?.getAnimations({ subtree: true });
      expect(await page.evaluate(moving)).toEqual([]);
      const seen = await seeBrightness(page, await middleOfImage(page));
      expect(seen).toBeGreaterThan(levels[2]! * 0.97);
      expect((await activeOf(page)).offset).toBe(0);
      await page.keyboard.press('Escape');
    }
    await openTrack(page, { current: 2 });
    const fingers = await createFingers(page);
    const from = await middleOfImage(page);
    await slide(fingers, { 0: [from, { x: from.x - 80, y: from.y }] }, [0, 150]);
    await expect.poll(async () => (await activeOf(page)).offset).toBe(-80);
    await fingers.set(900, {});
    await expectAtRest(page);
  },
);
