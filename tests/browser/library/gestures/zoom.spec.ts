import type { Page } from '@playwright/test';
import { getZoomLevel, pinches } from '../../../gestures/zoom-level';
import { playTrace } from '../../lib/finger';
import { forEachCase, someOf } from '../../lib/cases';
import { boxOf, expect, expectAccessible, test } from '../../lib/fixtures';
import { prepareRecording, startRecording, stopRecording, type Frame } from '../../lib/frames';
import {
  around,
  closeViewer,
  nextFrame,
  middleOfImage,
  dragBy,
  eventsOf,
  openViewer,
  pinch,
  getTransform,
  settle,
  slide,
  tapAt,
  createFingers,
  type Point,
} from '../../lib/viewer';
import { advanceTimers, controlTimers } from '../../lib/timers';

const levelOf = async (page: Page) => Number((await getTransform(page)).scale.toFixed(3));

/** Expects something of a level soon: by itself, polling waits longer from one try to the next than a zoom takes. */
const expectLevel = (page: Page, message?: string) =>
  expect.poll(() => levelOf(page), { message, intervals: [50] });

/** Pinches by a factor around the middle of the image. */
async function pinchBy(page: Page, factor: number): Promise<void> {
  const middle = await middleOfImage(page);
  const distance = factor > 1 ? 60 : 300;
  await pinch(page, around(middle, distance), around(middle, distance * factor));
  await settle(page);
}

/** Distance in px between the image point that was between the fingers at the start and the middle of the fingers. */
function distanceFromFingers(
  { image, pointers }: Frame,
  start: Point,
  middle: Point,
  fitted: number,
): number {
  const [a, b] = pointers;
  if (!a || !b) throw new Error('A frame was recorded without fingers.');
  const scale = image.width / fitted;
  const point = {
    x: image.x + (start.x - middle.x) * scale,
    y: image.y + (start.y - middle.y) * scale,
  };
  return Math.hypot(point.x - (a.x + b.x) / 2, point.y - (a.y + b.y) / 2);
}

const caption = (page: Page) => page.getByRole('dialog').getByRole('figure').locator('figcaption');

test.describe('pinching @touch', () => {
  test('goes to the natural size of the image, at least to 4, and not below 1', async ({
    page,
  }) => {
    await forEachCase(
      someOf([
        ['a larger image', 2400],
        ['an image smaller than the stage', 120],
        ['an image of about the size of the stage', 600],
        ['a very large image', 9000],
      ]),
      async (width) => {
        const { image } = await openViewer(page, { width, height: (width / 3) * 2 });
        const fitted = (await boxOf(image)).width;
        await pinchBy(page, 5);
        await pinchBy(page, 5);
        expect(await levelOf(page)).toBeCloseTo(Math.max(width / fitted, 4), 1);
        for (let time = 0; time < 3; time += 1) await pinchBy(page, 0.2);
        expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
        await closeViewer(page);
      },
    );
  });

  test('keeps the image point under the fingers in every frame', async ({ page }) => {
    await prepareRecording(page);
    const { image } = await openViewer(page);
    const fitted = (await boxOf(image)).width;
    const middle = await middleOfImage(page);
    const start = { x: middle.x + 40, y: middle.y - 30 };
    const end = { x: start.x - 60, y: start.y + 45 };
    const [a, b] = around(start, 60);
    const [endA, endB] = around(end, 170);
    const fingers = await createFingers(page);
    await fingers.set(0, { 0: a, 1: b });
    await nextFrame(page);
    await startRecording(page);
    const steps = 6;
    const between = (from: Point, to: Point, part: number) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await fingers.set(step * 60, { 0: between(a, endA, part), 1: between(b, endB, part) });
      // A slow page combines the movements of a frame.
      await nextFrame(page);
    }
    const { frames, costs } = await stopRecording(page);
    await fingers.set(420, {});
    expect(frames.length).toBeGreaterThanOrEqual(steps);
    const errors = frames.map((frame) => distanceFromFingers(frame, start, middle, fitted));
    expect(Math.max(...errors)).toBeLessThan(1);
    expect(costs).toMatchObject({ layoutReads: 0, commits: 0 });
    expect(costs.styleWrites).toBeLessThanOrEqual(steps);
  });

  test('follows below 1 and above the maximum, and returns', async ({ page }) => {
    await openViewer(page);
    const middle = await middleOfImage(page);
    const [a, b] = around(middle, 300);
    const [endA, endB] = around(middle, 150);
    const fingers = await createFingers(page);
    await slide(fingers, { 0: [a, endA], 1: [b, endB] }, [0, 300]);
    await expectLevel(page).toBeCloseTo(0.925, 2);
    await fingers.set(310, {});
    await settle(page);
    expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
    // At 1 a swipe works at once.
    await dragBy(page, middle, { x: -150 }, 150);
    await expect(caption(page)).toHaveText('Image 3/3');
  });

  test('continues as panning with the finger that is left', { tag: '@all' }, async ({ page }) => {
    await openViewer(page);
    const middle = await middleOfImage(page);
    const [a, b] = around(middle, 60);
    const [endA, endB] = around(middle, 180);
    const fingers = await createFingers(page);
    await slide(fingers, { 0: [a, endA], 1: [b, endB] }, [0, 300]);
    await expectLevel(page).toBeCloseTo(3, 1);
    const before = await getTransform(page);
    await fingers.set(310, { 0: endA });
    const to = { x: endA.x + 40, y: endA.y };
    await slide(fingers, { 0: [endA, to] }, [320, 700]);
    await expect.poll(async () => (await getTransform(page)).x - before.x).toBeCloseTo(40, 0);
    await fingers.set(900, {});
    await settle(page);
    expect(await levelOf(page)).toBeCloseTo(3, 1);
    await expect(caption(page)).toHaveText('Image 2/3');
  });

  test(
    'is left to the browser on captions, bars and the page',
    { tag: '@all' },
    async ({ page }) => {
      await openViewer(page);
      const touchActions = await page.evaluate(() =>
        [
          '.ks-stage',
          '.ks-touch-area',
          '.ks-figure .ks-caption',
          '.ks-header',
          '.ks-main',
          'body',
        ].map(
          (selector) => getComputedStyle(document.querySelector(selector) as Element).touchAction,
        ),
      );
      expect(touchActions).toEqual(['none', 'none', 'auto', 'auto', 'auto', 'auto']);
    },
  );

  test(
    'works where there is a single image, and on a scrollable page',
    { tag: '@all' },
    async ({ page }) => {
      await openViewer(page, { count: 1, current: 1 });
      await page.evaluate(() => {
        document.body.style.height = '300vh';
      });
      await pinchBy(page, 2);
      expect(await levelOf(page)).toBeCloseTo(2, 1);
      expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
});

test('recorded pinches zoom, and nothing sticks @touch', { tag: '@all' }, async ({ page }) => {
  await forEachCase(pinches, async (trace) => {
    const { image } = await openViewer(page);
    await playTrace(image, trace);
    await settle(page);
    expect(await levelOf(page)).toBeCloseTo(getZoomLevel(trace), 1);
    // The next gesture is recognized.
    await pinchBy(page, 0.2);
    await pinchBy(page, 0.2);
    expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
    await expect(caption(page)).toHaveText('Image 2/3');
    await closeViewer(page);
  });
});

test.describe('panning @touch', () => {
  test('shows no gap at rest and glides on after the release', async ({ page }) => {
    await openViewer(page);
    await pinchBy(page, 4);
    const middle = await middleOfImage(page);
    await dragBy(page, middle, { x: 60 }, 60);
    await settle(page);
    expect((await getTransform(page)).x).toBeGreaterThan(80);
    // More vertical than horizontal, because a horizontal one would navigate at the edge.
    for (const x of [150, 150, 150, 150]) await dragBy(page, middle, { x, y: 200 }, 200);
    await settle(page);
    const gap = await page.evaluate(() => {
      const image = document.querySelector('.ks-slide-content')?.getBoundingClientRect();
      const area = document.querySelector('.ks-main')?.getBoundingClientRect();
      return image && area ? [image.left - area.left, image.top - area.top] : [];
    });
    for (const side of gap) expect(side).toBeLessThanOrEqual(0.5);
    await expect(caption(page)).toHaveText('Image 2/3');
  });

  test('stops where a finger lands', { tag: '@all' }, async ({ page }) => {
    await openViewer(page, { width: 4000, height: 2700 });
    await pinchBy(page, 5);
    const middle = await middleOfImage(page);
    const fingers = await createFingers(page);
    const to = { x: middle.x + 80, y: middle.y };
    await slide(fingers, { 0: [middle, to] }, [0, 60]);
    await fingers.set(60, {});
    await fingers.set(200, { 0: middle });
    const held = await getTransform(page);
    await settle(page);
    expect(await getTransform(page)).toEqual(held);
    await fingers.set(1500, {});
  });

  test('navigates only if it begins at a visible edge', async ({ page }) => {
    await openViewer(page);
    await pinchBy(page, 3);
    const middle = await middleOfImage(page);
    // Lifted without a rest, a finger lets the image glide on, at times to the edge.
    await dragBy(page, middle, { x: -190 }, 900, 200);
    await dragBy(page, middle, { x: -190 }, 900, 200);
    await dragBy(page, middle, { x: -190 }, 900, 200);
    await settle(page);
    await expect(caption(page)).toHaveText('Image 2/3');
    await dragBy(page, middle, { x: -150 }, 150);
    await expect(caption(page)).toHaveText('Image 3/3');
    await expect(page.getByRole('dialog').getByRole('figure')).toHaveAttribute(
      'data-status',
      'loaded',
    );
    // The next image is not zoomed, and neither is the first one on return.
    expect(await levelOf(page)).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await expect(caption(page)).toHaveText('Image 2/3');
    expect(await levelOf(page)).toBe(1);
  });
});

test.describe('tapping @touch', () => {
  test('twice zooms at the point, and back', async ({ page }) => {
    // Of the click that waits for a second tap.
    await controlTimers(page);
    await openViewer(page, { width: 4000, height: 2700 });
    const middle = await middleOfImage(page);
    await tapAt(page, { x: middle.x + 50, y: middle.y + 20 }, 2);
    await settle(page);
    const place = await getTransform(page);
    expect(place.scale).toBeCloseTo(3, 2);
    expect(place.x).toBeCloseTo(-100, 0);
    await tapAt(page, middle, 2);
    await settle(page);
    expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
    await expect(caption(page)).toHaveText('Image 2/3');
  });

  test('once shows the next image, after no second tap can follow', async ({ page }) => {
    await controlTimers(page);
    await openViewer(page);
    await tapAt(page, await middleOfImage(page));
    await advanceTimers(page, 250);
    await expect(caption(page)).toHaveText('Image 2/3');
    await advanceTimers(page, 100);
    await expect(caption(page)).toHaveText('Image 3/3');
    expect(await eventsOf(page)).toEqual(['show load', 'show click']);
  });

  test('once does not wait with double taps switched off', { tag: '@all' }, async ({ page }) => {
    await controlTimers(page);
    await openViewer(page, { libConfig: { zoomConfig: { doubleTap: false } } });
    await tapAt(page, await middleOfImage(page));
    await expect(caption(page)).toHaveText('Image 3/3');
  });

  test(
    'a zoomed image zooms at that point and brings it to the middle',
    { tag: '@all' },
    async ({ page }) => {
      await openViewer(page, { width: 4000, height: 2700 });
      await pinchBy(page, 3);
      const middle = await middleOfImage(page);
      await tapAt(page, { x: middle.x + 60, y: middle.y });
      await expectLevel(page).toBeCloseTo(4.5, 1);
      await settle(page);
      expect((await getTransform(page)).x).toBeCloseTo(-90, 0);
    },
  );
});

test.describe('keys', () => {
  test('zoom around the middle, with and without Ctrl', async ({ page }) => {
    await openViewer(page);
    for (const [key, level] of [
      ['+', 1.5],
      ['=', 2.25],
      ['Control+=', 3.375],
      ['-', 2.25],
      ['Control+-', 1.5],
      ['Control+0', 1],
      ['+', 1.5],
      ['0', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectLevel(page, key).toBeCloseTo(level, 2);
      await settle(page);
    }
    expect(await page.evaluate(() => devicePixelRatio)).toBe(1);
  });

  test('enlarge the image over both side previews', { tag: '@all' }, async ({ page }) => {
    await openViewer(page);
    for (const key of '++') await page.keyboard.press(key);
    await expectLevel(page).toBeCloseTo(2.25, 2);
    await settle(page);
    const areCovered = await page.locator('.ks-side-preview').evaluateAll((previews) =>
      previews.map((preview) => {
        const { x, y, width, height } = preview.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return Boolean(top?.closest('.ks-slide-content'));
      }),
    );
    expect(areCovered).toEqual([true, true]);
  });

  test('with Ctrl are kept from the browser', { tag: '@all' }, async ({ page }) => {
    await openViewer(page);
    await page.evaluate(() => {
      const prevented: string[] = [];
      Object.assign(globalThis, { prevented });
      addEventListener('keydown', (event) => {
        if (event.defaultPrevented) prevented.push(event.key);
      });
    });
    for (const key of ['Control+=', 'Control+-', 'Control+0', 'x']) await page.keyboard.press(key);
    const prevented = await page.evaluate(
      () => (globalThis as unknown as { prevented: string[] }).prevented,
    );
    expect(prevented).toEqual(['=', '-', '0']);
  });

  test(
    'pan by 80 px, and navigate at the edge when pressed again',
    { tag: '@all' },
    async ({ page }) => {
      await openViewer(page, { width: 600, height: 400 });
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expectLevel(page).toBeCloseTo(3.375, 2);
      await settle(page);
      await page.keyboard.press('ArrowRight');
      await settle(page);
      expect(await getTransform(page)).toEqual({ x: -80, y: 0, scale: 3.375 });
      await page.keyboard.press('ArrowDown');
      await settle(page);
      expect((await getTransform(page)).y).toBe(-80);
      // A key that is held stops at the edge.
      await page.keyboard.down('ArrowRight');
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('ArrowRight');
      await page.keyboard.up('ArrowRight');
      await expect(caption(page)).toHaveText('Image 2/3');
      await page.keyboard.press('ArrowRight');
      await expect(caption(page)).toHaveText('Image 3/3');
      expect(await levelOf(page)).toBe(1);
      // The keys of an image that fits navigate as ever.
      await page.keyboard.press('ArrowLeft');
      await expect(caption(page)).toHaveText('Image 2/3');
    },
  );

  test(
    'pan physically and navigate logically on a right-to-left page',
    { tag: '@all' },
    async ({ page }) => {
      await openViewer(page, { width: 600, height: 400 });
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key);
      await settle(page);
      await page.keyboard.press('ArrowRight');
      await settle(page);
      expect((await getTransform(page)).x).toBe(-80);
      for (let press = 0; press < 30; press += 1) {
        if ((await caption(page).textContent()) !== 'Image 2/3') break;
        await page.keyboard.press('ArrowRight');
      }
      await expect(caption(page)).toHaveText('Image 1/3');
    },
  );

  test('that are configured for something else do that', { tag: '@all' }, async ({ page }) => {
    await openViewer(page, { libConfig: { keyboardConfig: { right: 'Equal' } } });
    await page.keyboard.press('=');
    await expect(caption(page)).toHaveText('Image 3/3');
    expect(await levelOf(page)).toBe(1);
  });

  test('do nothing with zoom switched off', { tag: '@all' }, async ({ page }) => {
    await openViewer(page, { libConfig: { zoomConfig: { enable: false } } });
    await page.keyboard.press('+');
    await settle(page);
    expect(await levelOf(page)).toBe(1);
  });
});

test.describe('the wheel', () => {
  const moveToImage = async (page: Page, x = 0) => {
    const middle = await middleOfImage(page);
    await page.mouse.move(middle.x + x, middle.y);
  };

  test('with Ctrl zooms around the pointer by at most 1.25 a notch, and pans without', async ({
    page,
  }) => {
    // Of the rest after which the wheel has ended.
    await controlTimers(page, 150);
    await openViewer(page);
    await moveToImage(page, 100);
    await page.mouse.wheel(0, 120);
    await settle(page);
    expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expectLevel(page).toBeCloseTo(1.25, 3);
    await settle(page);
    expect(await page.evaluate(() => [devicePixelRatio, visualViewport?.scale])).toEqual([1, 1]);
    // The end of the wheel does not stop what a key has begun.
    await page.keyboard.press('0');
    await advanceTimers(page, 150);
    await settle(page);
    expect(await levelOf(page)).toBe(1);
    for (const key of ['+', '+', '+']) await page.keyboard.press(key);
    await settle(page);
    await page.mouse.wheel(30, 50);
    await expect.poll(() => getTransform(page)).toEqual({ x: -30, y: -50, scale: 3.375 });
  });

  test(
    'in small steps, as a trackpad sends them, is continuous',
    { tag: '@all' },
    async ({ page }) => {
      await openViewer(page);
      await moveToImage(page);
      await page.keyboard.down('Control');
      for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, -4);
      await page.keyboard.up('Control');
      await expectLevel(page).toBeCloseTo(Math.exp(0.4), 2);
    },
  );

  test('zooms without a key if it is configured to', { tag: '@all' }, async ({ page }) => {
    await openViewer(page, { libConfig: { zoomConfig: { wheel: 'zoom' } } });
    await moveToImage(page);
    await page.mouse.wheel(0, -120);
    await expectLevel(page).toBeCloseTo(1.25, 3);
  });
});

test.describe('the buttons', () => {
  const buttons = (page: Page) => ({
    zoomIn: page.getByRole('button', { name: 'Zoom in' }),
    zoomOut: page.getByRole('button', { name: 'Zoom out' }),
  });

  test('zoom, are disabled at the limits and hand on the focus', async ({ page }) => {
    await openViewer(page, { libConfig: { zoomConfig: { buttons: true } } });
    const { zoomIn, zoomOut } = buttons(page);
    await expect(zoomOut).toBeDisabled();
    await zoomIn.focus();
    for (const level of [1.5, 2.25, 3.375, 4]) {
      await page.keyboard.press('Enter');
      await expectLevel(page).toBeCloseTo(level, 2);
      await settle(page);
    }
    await expect(zoomIn).toBeDisabled();
    await expect(zoomOut).toBeFocused();
    await expectAccessible(page);
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Enter');
      await settle(page);
    }
    await expect(zoomOut).toBeDisabled();
    await expect(zoomIn).toBeFocused();
    expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  test('announce the level once it has settled', { tag: '@all' }, async ({ page }) => {
    const { dialog } = await openViewer(page, { libConfig: { zoomConfig: { buttons: true } } });
    const status = dialog.locator('[aria-live=polite]');
    await buttons(page).zoomIn.click();
    await expect(status).toHaveText('Zoom 150%');
    await page.keyboard.press('0');
    await expect(status).toHaveText('Zoom 100%');
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText('Image 3/3');
  });

  test(
    'do not stop the slide show, which waits for a zoomed image',
    { tag: '@all' },
    async ({ page }) => {
      await controlTimers(page);
      const playConfig = { interval: 1_000, pauseOnHover: false };
      await openViewer(page, {
        libConfig: { zoomConfig: { buttons: true }, slideConfig: { playConfig } },
      });
      const { zoomIn, zoomOut } = buttons(page);
      await zoomIn.click();
      await settle(page);
      expect(await levelOf(page)).toBe(1.5);
      await advanceTimers(page, 3_000);
      expect(await levelOf(page)).toBe(1.5);
      await expect(caption(page)).toHaveText('Image 2/3');
      await zoomOut.click();
      await settle(page);
      await advanceTimers(page, 2_500);
      await expect(caption(page)).toHaveText('Image 3/3');
    },
  );
});

test('a window of another size keeps level and centre', { tag: '@all' }, async ({ page }) => {
  await openViewer(page, { width: 2400, height: 1600 });
  for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowDown']) {
    await page.keyboard.press(key);
    await settle(page);
  }
  const before = await getTransform(page);
  const share = async () => {
    const { x, scale } = await getTransform(page);
    const width = await page.evaluate(
      () => document.querySelector<HTMLElement>('.ks-slide-content')?.offsetWidth ?? 0,
    );
    return x / (width * scale);
  };
  const shareBefore = await share();
  await page.setViewportSize({ width: 900, height: 1000 });
  await settle(page);
  expect((await getTransform(page)).scale).toBeCloseTo(before.scale, 2);
  expect(await share()).toBeCloseTo(shareBefore, 1);
});

test(
  'reduced motion has the same end states without animations',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openViewer(page);
    await page.keyboard.press('+');
    await expectLevel(page).toBe(1.5);
  },
);
