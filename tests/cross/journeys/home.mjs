import { modal } from './modal.mjs';

const thumbnail = (name, more) => ({
  role: 'link',
  name,
  within: { css: '.ks-plain-gallery' },
  ...more,
});

export const homeGallery = {
  name: 'home gallery',
  async run(visitor) {
    await visitor.goto('/');
    await visitor.isAlive('.ks-plain-thumbnail');
    await visitor.fits();
    await visitor.picture('page');

    await visitor.click(thumbnail('Image 2'));
    await visitor.click(modal.stop);
    await visitor.sees(modal.caption('Image 2/5 - Description 2'));
    await visitor.sees(modal.picture);
    await visitor.picture('modal');
    await visitor.click(modal.next);
    await visitor.sees(modal.caption('Image 3/5 - Description 3'));
    await visitor.press('ArrowRight');
    await visitor.sees(modal.caption('Image 4/5 - Description 4'));
    await visitor.press('ArrowLeft');
    await visitor.sees(modal.caption('Image 3/5 - Description 3'));
    await visitor.click(modal.previous);
    await visitor.sees(modal.caption('Image 2/5 - Description 2'));

    await visitor.sees(modal.dots, 5);
    await visitor.click(modal.dot(5));
    await visitor.sees(modal.caption('Image 5/5'));
    await visitor.seesNo(modal.next);

    await visitor.press('Escape');
    await visitor.seesNo(modal.dialog);
    await visitor.sees(thumbnail('Image 2', { focused: true }));
  },
};
