import { finger, drag, hold, lift, pinch, pair, shift, slide } from '../gestures/fingers.mjs';
import { getCenter } from '../lib/gesture-frames.mjs';

const middle = ({ tab }) => {
  const { width, height } = tab.viewportSize();
  return { x: width / 2, y: height / 2 };
};

/** Moves a finger across the middle of the window, by a distance in px in a number of moves of 16 ms. */
export function swipe(page, { by, moves, down = 0 }) {
  const from = shift(middle(page), -by / 2, -down / 2);
  return page.play([...drag(finger(from), finger(shift(from, by, down)), moves), lift()]);
}

export const swipeFast = (page) => swipe(page, { by: -180, moves: 6 });
export const swipeSlowly = (page) => swipe(page, { by: -240, moves: 30 });
export const dragDown = (page) => swipe(page, { by: 0, down: 280, moves: 14 });
export const dragZoomed = (page) => swipe(page, { by: -280, moves: 24 });

/** Swipes to the next image, and back while the images still move. */
export function swipeBack(page) {
  const from = middle(page);
  const [left, right] = [-90, 90].map((by) => finger(shift(from, by)));
  return page.play([
    ...drag(right, left, 6),
    lift(),
    hold(left, 120),
    ...slide(left, right, 6),
    lift(),
  ]);
}

/** Zooms in to twice the size, and waits until nothing moves. */
export async function zoom(page) {
  const from = middle(page);
  await page.play([...pinch(pair(from, 100), pair(from, 200)), hold(pair(from, 200), 100), lift()]);
  await page.wait(600);
}

export const pressNext = (page) => page.press('ArrowRight');
export const pressEscape = (page) => page.press('Escape');

/** Presses the arrow as a key that is held does, 30 times a second. */
export async function holdNext({ tab }) {
  const start = performance.now();
  for (let step = 0; step < 10; step += 1) {
    await tab.waitForTimeout(Math.max(0, start + (step * 1000) / 30 - performance.now()));
    await tab.keyboard.down('ArrowRight');
  }
  await tab.keyboard.up('ArrowRight');
}

export const turn = ({ tab }) => {
  const { width, height } = tab.viewportSize();
  return tab.setViewportSize({ width: height, height: width });
};

/** Taps or clicks the thumbnail of the second image. */
export async function pressThumbnail(page, thumbnail) {
  const { x, y } = getCenter(thumbnail);
  if (page.isTouched) await page.play([hold(finger({ x, y })), lift(40)]);
  else await page.tab.mouse.click(x, y);
}
