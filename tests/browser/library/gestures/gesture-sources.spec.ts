import type { Page } from '@playwright/test';
import { describeGestures } from '../../../gestures/describe-gestures';
import {
  dragUp,
  fastFlickLeft,
  pinchOpen,
  tap,
  traces,
  type Trace,
} from '../../../gestures/traces';
import { sampleOf } from '../../../sample';
import { middleOf, playTrace } from '../../lib/finger';
import { expect, test, rareIf } from '../../lib/fixtures';
import { gotoGesturePage, type SourceName } from '../../lib/gesture-page';

/** Returns the statement of the specification that a trace shows. */
function labelOf({ gestures }: Trace): string {
  const all = gestures.join();
  if (all.includes('pinch')) return '';
  return all.includes('doubleTap') ? '' : '';
}

/** One wrong gesture leaves the others to be checked. */
const softly = expect.configure({ soft: true });

const recordedGestures = (page: Page) => page.evaluate(() => window.gestures);

for (const [name, source] of Object.entries<SourceName>({
  'the built-in source': 'pointerSource',
  Hammer: 'recognizeWithHammer',
})) {
  test.describe(`real touches and ${name} @touch`, () => {
    test('reports each recorded gesture', rareIf(name === 'Hammer'), async ({ page }) => {
      const target = await gotoGesturePage(page, source);
      const middle = await middleOf(target);
      for (const [title, trace] of sampleOf(Object.entries(traces), 3)) {
        await test.step(`reports ${title}${labelOf(trace)}`, async () => {
          await page.evaluate(() => (window.gestures = []));
          await playTrace(target, trace);
          // Gestures come in order: if the last one has been recognized, so have all others.
          await playTrace(target, fastFlickLeft);
          await softly
            .poll(async () => describeGestures(await recordedGestures(page), middle), title)
            .toEqual([...trace.gestures, ...fastFlickLeft.gestures]);
        });
      }
    });

    test('the middle of a pinch is between the fingers in every frame', async ({ page }) => {
      const target = await gotoGesturePage(page, source);
      const middle = await middleOf(target);
      await playTrace(target, pinchOpen);
      await playTrace(target, fastFlickLeft);
      await expect
        .poll(async () => (await recordedGestures(page)).at(-1))
        .toMatchObject({ type: 'drag', phase: 'end', axis: 'x' });
      const frames = await page.evaluate(() => window.gesturesByFrame);
      const centers = frames.flatMap((gesture) =>
        gesture.type === 'pinch' ? [[gesture.centerX, gesture.centerY]] : [],
      );
      expect(centers.length).toBeGreaterThan(2);
      for (const [x, y] of centers) {
        expect(Math.abs((x ?? NaN) - middle.x)).toBeLessThan(1);
        expect(Math.abs((y ?? NaN) - middle.y)).toBeLessThan(1);
      }
    });

    test('the stylesheet decides what the browser does with touches', async ({ page }) => {
      const target = await gotoGesturePage(page, source, { touchAction: 'pan-y pinch-zoom' });
      await playTrace(target, fastFlickLeft);
      await expect.poll(async () => (await recordedGestures(page)).length).toBeGreaterThan(1);
      await expect(target).toHaveCSS('touch-action', 'pan-y pinch-zoom');
      expect(await target.getAttribute('style')).toBeFalsy();
    });

    test('a page that scrolls vertically scrolls below the finger', async ({ page }) => {
      const target = await gotoGesturePage(page, source, { touchAction: 'pan-y pinch-zoom' });
      await playTrace(target, dragUp);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20);
      const gestures = await recordedGestures(page);
      expect(gestures.filter((gesture) => 'phase' in gesture && gesture.phase === 'end')).toEqual(
        [],
      );
    });

    test('a tap on a button inside presses it', async ({ page }) => {
      const target = await gotoGesturePage(page, source);
      await page.evaluate(() => {
        document.addEventListener('click', ({ target }) => {
          if (target instanceof Element) document.title = target.localName;
        });
      });
      await playTrace(target, tap);
      await expect(page).toHaveTitle('button');
    });

    test('no gesture begins on a slider inside', async ({ page }) => {
      const target = await gotoGesturePage(page, source, {
        content: '<input type="range" aria-label="Volume" style="width: 100%; height: 100%">',
      });
      await playTrace(target, fastFlickLeft);
      await playTrace(target, pinchOpen);
      await expect(page.getByRole('slider')).not.toHaveValue('50');
      expect(await recordedGestures(page)).toEqual([]);
    });
  });

  test.describe(`a real mouse and ${name}`, () => {
    test('a drag continues over an iframe, outside the element', async ({ page }) => {
      const target = await gotoGesturePage(page, source);
      const from = await middleOf(target);
      const to = await middleOf(page.locator('iframe'));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
      const end = `drag end y ${Math.round(to.x - from.x)},${Math.round(to.y - from.y)}`;
      await expect
        .poll(async () => describeGestures(await recordedGestures(page), from))
        .toEqual(['drag start y', end]);
    });

    test('the right button starts no gesture', async ({ page }) => {
      const target = await gotoGesturePage(page, source);
      const { x, y } = await middleOf(target);
      await page.mouse.move(x, y);
      await page.mouse.down({ button: 'right' });
      await page.mouse.move(x + 90, y, { steps: 5 });
      await page.mouse.up({ button: 'right' });
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
      await expect
        .poll(async () => describeGestures(await recordedGestures(page), { x, y }))
        .toEqual(['tap 0,0']);
    });

    test('a double click is a tap and a double tap', async ({ page }) => {
      const target = await gotoGesturePage(page, source);
      const { x, y } = await middleOf(target);
      await page.mouse.dblclick(x, y);
      await expect
        .poll(async () => describeGestures(await recordedGestures(page), { x, y }))
        .toEqual(['tap 0,0', 'doubleTap 0,0']);
    });
  });
}
