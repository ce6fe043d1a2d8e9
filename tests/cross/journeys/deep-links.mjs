import { modal } from './modal.mjs';

const demo = '/react/deep-link/';

const thumbnail = (name) => ({
  role: 'link',
  name,
  within: { css: '.ks-plain-gallery' },
});

/** An image has a URL, which opens it, and which Back and Forward leave and enter. */
export const deepLinks = {
  name: 'deep links',
  widths: [360, 1440],
  async run(user) {
    await user.goto('/about/');
    await user.goto(`${demo}#album-2`);
    await user.waitFor(modal.caption(/^Image 3\/5/));
    await user.press('Escape');
    await user.waitForNone(modal.dialog);
    await user.waitForUrl(demo);
    await user.waitFor({ css: '[data-index="2"]', focused: true });

    await user.click(thumbnail('Extreme Desert Hike'));
    await user.waitFor(modal.caption(/^Image 2\/5/));
    await user.click(modal.stop);
    await user.waitForUrl(`${demo}#album-1`);
    await user.press('ArrowRight');
    await user.waitFor(modal.caption(/^Image 3\/5/));
    await user.waitForUrl(`${demo}#album-2`);
    await user.back();
    await user.waitForNone(modal.dialog);
    await user.waitForUrl(demo);
    await user.forward();
    await user.waitFor(modal.caption(/^Image 3\/5/));
    await user.waitForUrl(`${demo}#album-2`);
    await user.back();
    await user.waitForNone(modal.dialog);
    await user.back();
    await user.waitForUrl('/about/');
  },
};
