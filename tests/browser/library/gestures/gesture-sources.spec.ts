import type { Locator, Page } from '@playwright/test';
import { describeGestures } from '../../../gestures/describe-gestures';
import { dragUp, fastFlickLeft, pinchOpen, tap, traces } from '../../../gestures/traces';
import { sampleOf } from '../../../sample';
import { forEachCase, someOf } from '../../lib/cases';
import { middleOf, playTrace } from '../../lib/finger';
import { expect, test } from '../../lib/fixtures';
import { gotoGesturePage, type SourceName } from '../../lib/gesture-page';
import { around, createFingers, createMouse, dragMouse, nextFrame } from '../../lib/viewer';

const sources: [name: string, source: SourceName][] = [
  ['the built-in source', 'pointerSource'],
  ['Hammer', 'recognizeWithHammer'],
];

const recordedGestures = (page: Page) => page.evaluate(() => window.gestures);

test.describe('real touches @touch', () => {
  test('are reported as the recorded gestures that they are', async ({ page }) => {
    let target: Locator;
    let attached: SourceName | undefined;
    const cases = someOf(sources).flatMap(([name, source]) =>
      sampleOf(Object.entries(traces), 3).map(
        ([title, trace]) => [`${name} reports ${title}`, { source, trace }] as const,
      ),
    );
    await forEachCase(cases, async ({ source, trace }) => {
      if (source !== attached) target = await gotoGesturePage(page, source);
      attached = source;
      await page.evaluate(() => (window.gestures = []));
      await playTrace(target, trace);
      // Gestures come in order: if the last one has been recognized, so have all others.
      await playTrace(target, fastFlickLeft);
      const middle = await middleOf(target);
      await expect
        .poll(async () => describeGestures(await recordedGestures(page), middle))
        .toEqual([...trace.gestures, ...fastFlickLeft.gestures]);
    });
  });

  test('have the middle of a pinch between the fingers in every frame', async ({ page }) => {
    await forEachCase(sources, async (source) => {
      const middle = await middleOf(await gotoGesturePage(page, source));
      const fingers = await createFingers(page);
      for (const step of [0, 1, 2, 3, 4, 5]) {
        const [a, b] = around(middle, 50 + step * 30);
        await fingers.set(step * 30, { 0: a, 1: b });
        await nextFrame(page);
      }
      await fingers.set(200, {});
      const frames = await page.evaluate(() => window.gesturesByFrame);
      const centers = frames.flatMap((gesture) =>
        gesture.type === 'pinch' ? [[gesture.centerX, gesture.centerY]] : [],
      );
      expect(centers.length).toBeGreaterThan(4);
      for (const [x, y] of centers) {
        expect(Math.abs((x ?? NaN) - middle.x)).toBeLessThan(1);
        expect(Math.abs((y ?? NaN) - middle.y)).toBeLessThan(1);
      }
    });
  });

  test('scroll the page where the stylesheet lets them, press buttons and move sliders', async ({
    page,
  }) => {
    await forEachCase(sources, async (source) => {
      const touchAction = 'pan-y pinch-zoom';
      const target = await gotoGesturePage(page, source, { touchAction });
      await page.evaluate(() =>
        document.addEventListener('click', ({ target }) => {
          if (target instanceof Element) document.title = target.localName;
        }),
      );
      // Not after a flick: a tap during a fling, which lasts by the clock of the browser, only ends that.
      await playTrace(target, tap);
      await expect(page).toHaveTitle('button');
      await playTrace(target, fastFlickLeft);
      await expect.poll(async () => (await recordedGestures(page)).length).toBeGreaterThan(2);
      await expect(target).toHaveCSS('touch-action', touchAction);
      expect(await target.getAttribute('style')).toBeFalsy();

      const scrollable = await gotoGesturePage(page, source, { touchAction });
      await playTrace(scrollable, dragUp);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20);
      expect(
        (await recordedGestures(page)).filter((each) => 'phase' in each && each.phase === 'end'),
      ).toEqual([]);

      const slider = await gotoGesturePage(page, source, {
        content: '<input type="range" aria-label="Volume" style="width: 100%; height: 100%">',
      });
      await playTrace(slider, fastFlickLeft);
      await playTrace(slider, pinchOpen);
      await expect(page.getByRole('slider')).not.toHaveValue('50');
      expect(await recordedGestures(page)).toEqual([]);
    });
  });
});

test('a mouse drags over an iframe, taps twice by a double click, and does nothing with its right button', async ({
  page,
}) => {
  await forEachCase(sources, async (source) => {
    const target = await gotoGesturePage(page, source);
    const { x, y } = await middleOf(target);
    const expectGestures = async (gestures: string[]) => {
      await expect
        .poll(async () => describeGestures(await recordedGestures(page), { x, y }))
        .toEqual(gestures);
      await page.evaluate(() => (window.gestures = []));
    };
    const to = await middleOf(page.locator('iframe'));
    await dragMouse(page, { x, y }, to);
    const end = `drag end y ${Math.round(to.x - x)},${Math.round(to.y - y)}`;
    await expectGestures(['drag start y', end]);

    await page.mouse.move(x, y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x + 90, y, { steps: 5 });
    await page.mouse.up({ button: 'right' });
    const mouse = await createMouse(page);
    for (const at of [0, 150]) {
      await mouse.set(at, { 0: { x, y } });
      await mouse.set(at + 40, {});
    }
    await expectGestures(['tap 0,0', 'doubleTap 0,0']);
  });
});
