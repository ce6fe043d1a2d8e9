import { modal } from './modal.mjs';

const thumbnail = { css: '.ks-plain-thumbnail[data-ks-image="0"] img' };
const more = { role: 'button', name: 'More', within: modal.dialog };

/** Runs in the page: the boxes of the image and its caption; null while something of the open gallery moves or loads. */
function measureAtRest() {
  const image = document.querySelector('dialog .ks-current-image');
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
  if (isMoving || !image.naturalWidth) return null;
  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  return {
    image: boxOf(image),
    caption: boxOf(document.querySelector('dialog .ks-figure .ks-caption')),
  };
}

/** A long caption covers a part of the image, and a button shows all of it. */
export const longCaptions = {
  name: 'long captions',
  async run(user, { width }) {
    await user.goto('/react/captions/');
    await user.click(thumbnail);
    await user.waitFor(modal.caption(/Image 1\/5/));
    const collapsed = await user.waitForScript(measureAtRest);
    if (collapsed.caption.y < collapsed.image.y + 0.6 * collapsed.image.height - 1)
      throw new Error(`The caption covers too much: ${JSON.stringify(collapsed)}`);
    await user.screenshot('collapsed');
    // In a wide window all of the text fits.
    if (width === 360) {
      await user.click(more);
      await user.waitForScript(() =>
        document.querySelector('.ks-caption-more').matches('[aria-expanded="true"]'),
      );
      const expanded = await user.waitForScript(measureAtRest);
      if (expanded.caption.height <= collapsed.caption.height)
        throw new Error('The caption is not expanded.');
      if (JSON.stringify(expanded.image) !== JSON.stringify(collapsed.image))
        throw new Error(`The image moves: ${JSON.stringify([collapsed, expanded])}`);
      await user.screenshot('expanded');
    }
    await user.press('Escape');
    await user.waitForNone(modal.dialog);

    await user.click({ role: 'checkbox', name: 'Captions below the image' });
    await user.click(thumbnail);
    await user.waitFor(modal.caption(/Image 1\/5/));
    const below = await user.waitForScript(measureAtRest);
    if (below.caption.y < below.image.y + below.image.height - 1)
      throw new Error(`The caption is over the image: ${JSON.stringify(below)}`);
    await user.screenshot('below');
    await user.press('Escape');
    await user.waitForNone(modal.dialog);
  },
};
