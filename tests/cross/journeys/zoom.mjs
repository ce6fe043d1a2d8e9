import { loadTypescript } from '../../../scripts/lib/load-typescript.mjs';
import { modal } from './modal.mjs';

const { getZoomLevel, pinches } = await loadTypescript('tests/gestures/zoom-level.ts');

const thumbnail = { css: '.ks-plain-thumbnail[data-ks-image="0"]' };

/** Runs in the page: dispatches the pointer events of a trace on the active image. */
function playTrace({ moments, pointerType }) {
  const image = document.querySelector('.ks-current-image');
  const stage = document.querySelector('.ks-stage').getBoundingClientRect();
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  const start = performance.now();
  const down = new Map();
  const dispatch = (type, at, id, { x, y }, buttons) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      isPrimary: id === 0,
      pointerId: 100 + id,
      pointerType,
      buttons,
      clientX: x,
      clientY: y,
    });
    Object.defineProperty(event, 'timeStamp', { value: start + at });
    image.dispatchEvent(event);
  };
  for (const { at, pointers, isCancelled } of moments) {
    const next = new Map(
      pointers.map(({ id, x, y }, index) => [id ?? index, { x: middle.x + x, y: middle.y + y }]),
    );
    for (const [id, point] of [...down]) {
      if (next.has(id)) continue;
      down.delete(id);
      dispatch(isCancelled ? 'pointercancel' : 'pointerup', at, id, point, 0);
    }
    for (const [id, point] of next) {
      dispatch(down.has(id) ? 'pointermove' : 'pointerdown', at, id, point, 1);
      down.set(id, point);
    }
  }
  // What the trace causes is not shown before the next frame.
  globalThis.restSince = performance.now();
}

/** Runs in the page: whether the image has been at rest at a level for some frames. */
function isAtLevel(level) {
  const content = document.querySelector('.ks-slide-content');
  const { transform } = content.style;
  if (globalThis.lastTransform !== transform) {
    Object.assign(globalThis, { lastTransform: transform, restSince: performance.now() });
    return false;
  }
  const shown = content.getBoundingClientRect().width / content.offsetWidth;
  const isMoving = document.querySelector('.ks-main').hasAttribute('data-moving');
  const isAtRest = performance.now() - globalThis.restSince > 400 && !isMoving;
  return isAtRest && Math.abs(shown - level) < 0.03;
}

/** Runs in the page: opens an image and stops its movement in the first frame. */
function openAndStop(selector) {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (this.matches('.ks-slide-content')) {
      animation.pause();
      animation.currentTime = 0;
    }
    return animation;
  };
  const link = document.querySelector(selector);
  link.focus();
  link.click();
}

/** Runs in the page: whether the middle of the image is over that of its thumbnail, within 1 px, and has its height. */
function isOverThumbnail(selector) {
  const image = document.querySelector('dialog .ks-current-image')?.getBoundingClientRect();
  if (!image) return false;
  const from = document.querySelector(`${selector} img`).getBoundingClientRect();
  return [
    from.x + from.width / 2 - image.x - image.width / 2,
    from.y + from.height / 2 - image.y - image.height / 2,
    Math.min(from.width, from.height) - Math.min(image.width, image.height),
  ].every((distance) => Math.abs(distance) < 1);
}

const drag = (distance) => ({
  pointerType: 'touch',
  moments: [
    ...Array.from({ length: 9 }, (_, step) => ({
      at: step * 40,
      pointers: [{ x: 0, y: (distance * step) / 8 }],
    })),
    { at: 700, pointers: [{ x: 0, y: distance }] },
    { at: 800, pointers: [] },
  ],
});

export const zoomDemo = {
  name: 'zoom',
  async run(user) {
    await user.goto('/react/zoom/');
    // The image, because a link around it has a box of its own in each engine.
    await user.click({ css: `${thumbnail.css} img` });
    await user.waitFor(modal.dialog);
    await user.click(modal.stop);
    await user.waitFor(modal.caption(/^Image 1\/5/));
    await user.waitForScript(() => document.querySelector('.ks-current-image')?.naturalWidth > 0);
    await user.press('+');
    await user.waitForScript(isAtLevel, 1.5);
    await user.press('0');
    await user.waitForScript(isAtLevel, 1);
    for (const [, trace] of pinches) {
      await user.evaluate(playTrace, trace);
      await user.waitForScript(isAtLevel, getZoomLevel(trace));
      await user.press('0');
      await user.waitForScript(isAtLevel, 1);
    }
    await user.screenshot('zoom');

    await user.evaluate(playTrace, drag(50));
    await user.waitForScript(isAtLevel, 1);
    await user.evaluate(playTrace, drag(330));
    await user.waitForNone(modal.dialog);
    await user.waitFor({ ...thumbnail, focused: true });
    await user.waitForScript(() => !document.querySelector('.ks-modal-gallery'));

    await user.evaluate(openAndStop, thumbnail.css);
    await user.waitForScript(isOverThumbnail, thumbnail.css);
    await user.waitFor(modal.dialog);
    await user.press('Escape');
    await user.waitForNone(modal.dialog);
  },
};
