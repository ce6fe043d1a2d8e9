import { modal } from './modal.mjs';

const thumbnail = (name, more) => ({
  role: 'link',
  name,
  within: { css: '.home-demo' },
  ...more,
});

export const homeGallery = {
  name: 'home gallery',
  async run(user) {
    await user.goto('/');
    await user.expectNoSidewaysScroll();
    await user.screenshot('page');

    await user.click(thumbnail('Image 2'));
    await user.waitFor(modal.caption('Image 2/5 - Description 2'));
    await user.waitFor(modal.image);
    await user.screenshot('modal');
    await user.click(modal.next);
    await user.waitFor(modal.caption('Image 3/5 - Description 3'));
    await user.press('ArrowRight');
    await user.waitFor(modal.caption('Image 4/5 - Description 4'));
    await user.press('ArrowLeft');
    await user.waitFor(modal.caption('Image 3/5 - Description 3'));
    await user.click(modal.previous);
    await user.waitFor(modal.caption('Image 2/5 - Description 2'));

    for (const text of ['Image 3/5 - Description 3', 'Image 4/5 - Description 4', 'Image 5/5']) {
      await user.press('ArrowRight');
      await user.waitFor(modal.caption(text));
    }
    await user.waitForNone(modal.next);

    await user.press('Escape');
    await user.waitForNone(modal.dialog);
    await user.waitFor(thumbnail('Image 2', { focused: true }));
  },
};
