import type { Page } from '@playwright/test';
import { expectLeft } from '../../lib/gallery';
import { forEachCase } from '../../lib/cases';
import { boxOf, expect, test } from '../../lib/fixtures';
import { prepareRecording, startRecording, stopRecording } from '../../lib/frames';
import {
  closeViewer,
  middleOfImage,
  nextFrame,
  dragBy,
  dragMouse,
  eventsOf,
  openViewer,
  getTransform,
  settle,
  slide,
  createFingers,
  type Point,
} from '../../lib/viewer';

const dialog = (page: Page) => page.getByRole('dialog');

const below = ({ x, y }: Point, distance: number): Point => ({ x, y: y + distance });

/** Opacity of the backdrop and of the controls. */
function opacities(page: Page): Promise<{ backdrop: number; controls: number[] }> {
  return page.evaluate(() => {
    const opacity = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? Number(getComputedStyle(element).opacity) : NaN;
    };
    return {
      backdrop: opacity('.ks-modal-gallery-backdrop'),
      controls: ['.ks-header', '.ks-figure .ks-caption', '.ks-dots'].map(opacity),
    };
  });
}

test.describe('dragging the image vertically @touch', () => {
  test('moves it with the finger, up and down, and shrinks it', async ({ page }) => {
    await openViewer(page);
    const middle = await middleOfImage(page);
    const height = page.viewportSize()?.height ?? 0;
    const fingers = await createFingers(page);
    await slide(fingers, { 0: [middle, below(middle, 30)] }, [0, 100]);
    await expect.poll(async () => (await getTransform(page)).y).toBeCloseTo(30, 0);
    expect((await opacities(page)).controls).toEqual([0.5, 0.5, 0.5]);
    await slide(fingers, { 0: [below(middle, 30), below(middle, -height / 3)] }, [110, 300]);
    await expect.poll(async () => (await getTransform(page)).scale).toBeCloseTo(0.85, 2);
    expect((await getTransform(page)).y).toBeCloseTo(-height / 3, 0);
    const { backdrop, controls } = await opacities(page);
    expect(backdrop).toBeCloseTo(1 / 3, 1);
    expect(controls).toEqual([0, 0, 0]);
    await slide(fingers, { 0: [below(middle, -height / 3), middle] }, [310, 600]);
    await fingers.set(700, {});
    await settle(page);
    expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(await opacities(page)).toEqual({ backdrop: 1, controls: [1, 1, 1] });
  });

  test('closes it after a long way or by a fast flick', async ({ page }) => {
    await forEachCase(
      [
        ['far enough down', { y: 260, ms: 600 }],
        ['far enough up', { y: -260, ms: 600 }],
        ['a flick down', { y: 90, ms: 60 }],
      ],
      async ({ y, ms }) => {
        await openViewer(page);
        await dragBy(page, await middleOfImage(page), { y }, ms);
        await expectLeft(page);
        expect(await eventsOf(page)).toEqual(['show load', 'close swipe']);
        await expect(page.getByRole('button', { name: 'Opener' })).toBeFocused();
      },
    );
  });

  test(
    'a short way, back at the end, or cancelled by the browser, returns it without an event',
    { tag: '@all' },
    async ({ page }) => {
      await openViewer(page);
      const middle = await middleOfImage(page);
      await dragBy(page, middle, { y: 60 }, 700);
      await settle(page);
      expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
      const fingers = await createFingers(page);
      await slide(fingers, { 0: [middle, below(middle, 260)] }, [0, 300]);
      await slide(fingers, { 0: [below(middle, 260), below(middle, 220)] }, [310, 350]);
      await fingers.set(350, {});
      await settle(page);
      expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
      await slide(fingers, { 0: [middle, below(middle, 280)] }, [1000, 1200]);
      await fingers.cancel(1210);
      await settle(page);
      expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
      expect(await eventsOf(page)).toEqual(['show load']);
    },
  );

  test('becomes a pinch with a second finger, without a jump', async ({ page }) => {
    await openViewer(page);
    const middle = await middleOfImage(page);
    const first = below(middle, 100);
    const second = { x: middle.x + 80, y: middle.y };
    const fingers = await createFingers(page);
    await slide(fingers, { 0: [middle, first] }, [0, 200]);
    await expect.poll(async () => (await getTransform(page)).y).toBeCloseTo(100, 0);
    const before = await getTransform(page);
    await fingers.set(220, { 0: first, 1: second });
    await settle(page);
    const after = await getTransform(page);
    expect(Math.abs(after.x - before.x)).toBeLessThan(1);
    expect(Math.abs(after.y - before.y)).toBeLessThan(1);
    expect(after.scale).toBeCloseTo(before.scale, 2);
    const apart = { x: first.x - 150, y: first.y };
    await slide(fingers, { 0: [first, apart], 1: [second, second] }, [230, 500]);
    await expect.poll(async () => (await getTransform(page)).scale).toBeGreaterThan(1.8);
    await fingers.set(600, {});
    await settle(page);
    await expect(dialog(page)).toBeVisible();
    expect((await opacities(page)).backdrop).toBe(1);
  });

  test(
    'is not begun on a control, a caption or marked content',
    { tag: '@all' },
    async ({ page }) => {
      await openViewer(page, {
        libConfig: { currentImageConfig: { description: { customFullDescription: 'A caption' } } },
      });
      for (const selector of ['.ks-figure .ks-caption', '.ks-main-arrow.ks-next', '.ks-dots']) {
        const box = await boxOf(page.locator(selector).first());
        const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await dragBy(page, from, { y: from.y > 400 ? -260 : 260 }, 200);
        await settle(page);
        await expect(dialog(page), selector).toBeVisible();
        expect(await getTransform(page), selector).toEqual({ x: 0, y: 0, scale: 1 });
      }
    },
  );

  test(
    'with reduced motion follows the finger and is released without an animation',
    { tag: '@all' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openViewer(page);
      const middle = await middleOfImage(page);
      const fingers = await createFingers(page);
      await slide(fingers, { 0: [middle, below(middle, 80)] }, [0, 600]);
      await expect.poll(async () => (await getTransform(page)).y).toBeCloseTo(80, 0);
      await fingers.set(900, {});
      await expect.poll(() => getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
    },
  );

  test(
    'costs no render and no reading of the layout while it moves',
    { tag: '@all' },
    async ({ page }) => {
      await prepareRecording(page);
      await openViewer(page);
      const middle = await middleOfImage(page);
      const fingers = await createFingers(page);
      await slide(fingers, { 0: [middle, below(middle, 20)] }, [0, 50]);
      await nextFrame(page);
      await startRecording(page);
      for (const y of [40, 60, 80, 100, 120, 150]) {
        await fingers.set(4 * y, { 0: below(middle, y) });
        await nextFrame(page);
      }
      const { costs } = await stopRecording(page);
      await fingers.set(900, {});
      expect(costs).toEqual({ layoutReads: 0, commits: 0, styleWrites: 6 });
    },
  );

  test('continues without a jump when it closes', async ({ page }) => {
    await openViewer(page);
    const middle = await middleOfImage(page);
    const fingers = await createFingers(page);
    const end = below(middle, 220);
    await slide(fingers, { 0: [middle, end] }, [0, 400]);
    await expect.poll(async () => (await getTransform(page)).y).toBeCloseTo(220, 0);
    const last = await boxOf(page.locator('.ks-slide-content'));
    // Waited for, because nothing else lets it observe before the finger is lifted.
    const observed = await page.evaluateHandle(() => ({
      first: new Promise<{ x: number; y: number; width: number }>((resolve) => {
        new MutationObserver((_, observer) => {
          const leaving = document.querySelector('.ks-modal-gallery[popover] .ks-slide-content');
          if (!leaving) return;
          observer.disconnect();
          for (const animation of leaving.getAnimations()) {
            animation.pause();
            animation.currentTime = 0;
          }
          const { x, y, width } = leaving.getBoundingClientRect();
          resolve({ x, y, width });
        }).observe(document.body, { attributeFilter: ['popover'], subtree: true });
      }),
    }));
    await fingers.set(500, {});
    const box = await observed.evaluate(({ first }) => first);
    expect(Math.abs(box.x - last.x)).toBeLessThan(1);
    expect(Math.abs(box.y - last.y)).toBeLessThan(1);
    expect(Math.abs(box.width - last.width)).toBeLessThan(1);
  });
});

test(
  'a drag with the mouse closes it only if that is switched on',
  { tag: '@all' },
  async ({ page }) => {
    const dragDown = async () => {
      const middle = await middleOfImage(page);
      await dragMouse(page, middle, below(middle, 300));
    };
    await openViewer(page);
    await dragDown();
    await settle(page);
    await expect(dialog(page)).toBeVisible();
    await closeViewer(page);
    await openViewer(page, { libConfig: { dismissConfig: { mouse: true } } });
    await dragDown();
    await expect(dialog(page)).toBeHidden();
    expect(await eventsOf(page)).toEqual(['show load', 'close swipe']);
  },
);
