import { modal } from './modal.mjs';

/** Thumbnails whose images fill them. */
const crops = ['cover', 'circle', 'round', 'position'];

/** Runs in the page: stops each movement of an image from now on at a share of its duration. */
function stopMovementsAt(share) {
  globalThis.animateFreely ??= Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = globalThis.animateFreely.apply(this, given);
    if (this.matches('.ks-slide-content')) {
      animation.pause();
      animation.currentTime = share * animation.effect.getComputedTiming().endTime;
    }
    return animation;
  };
}

/** Runs in the page: lets all movements end. */
function finishMovements() {
  Element.prototype.animate = globalThis.animateFreely;
  for (const animation of document.getAnimations()) {
    if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Runs in the page: whether the visible part of the moving image has the box of its thumbnail, within 2 px. */
function isOverThumbnail(crop) {
  const content = document.querySelector('.ks-slide-content');
  if (!content?.getAnimations().length) return false;
  const { clipPath } = getComputedStyle(content);
  const box = content.getBoundingClientRect();
  // Percentages of the box.
  const edges = clipPath.replace(/^none|^inset\(| round .*|\)$/g, '').split(' ');
  const [top = 0, right = top, bottom = top, left = right] = edges.map(
    (edge) => (parseFloat(edge) || 0) / 100,
  );
  const wanted = document.querySelector(`img.opening-${crop}`).getBoundingClientRect();
  return [
    box.left + left * box.width - wanted.left,
    box.right - right * box.width - wanted.right,
    box.top + top * box.height - wanted.top,
    box.bottom - bottom * box.height - wanted.bottom,
  ].every((distance) => Math.abs(distance) <= 2);
}

/** The modal gallery opens out of the thumbnail, with the same crop, and closes into it. */
export const openingMovement = {
  name: 'opening animation',
  async run(user) {
    await user.goto('/react/opening/');
    for (const crop of crops) {
      const thumbnail = { css: `img.opening-${crop}` };
      await user.evaluate(stopMovementsAt, 0);
      await user.click(thumbnail);
      await user.waitFor(modal.dialog);
      await user.waitForScript(isOverThumbnail, crop);
      await user.screenshot(`${crop}-opening`);
      await user.evaluate(finishMovements);
      await user.waitForScript(() => document.querySelector('.ks-current-image').naturalWidth > 0);
      await user.evaluate(stopMovementsAt, 1);
      await user.press('Escape');
      await user.waitForNone(modal.dialog);
      await user.waitForScript(isOverThumbnail, crop);
      await user.screenshot(`${crop}-closing`);
      await user.evaluate(finishMovements);
      await user.waitForScript(() => !document.querySelector('.ks-modal-gallery'));
      // Not `:focus`, which matches nothing in a window that the system has not activated.
      await user.waitForScript(
        (css) => document.activeElement.querySelector(css) !== null,
        `:scope > ${thumbnail.css}`,
      );
    }
  },
};
