const region = { role: 'region', name: 'Current image and navigation' };
const button = (name) => ({ role: 'button', name, within: region });
const carousel = {
  region,
  slide: (position) => ({ role: 'tabpanel', name: `${position} of 7`, within: region }),
  next: button('Next image'),
  previous: button('Previous image'),
  stop: button('Stop automatic slide show'),
  start: button('Start automatic slide show'),
  reducedMotionNotice: button('Automatic slide show is off because reduced motion is preferred'),
  tabs: { role: 'tab', within: region },
  tab: (position, more) => ({
    role: 'tab',
    name: `Navigate to image number ${position}`,
    within: region,
    ...more,
  }),
};

export const carouselDemo = {
  name: 'carousel demo',
  async run(user) {
    await user.goto('/demo/carousel/');
    await user.expectNoSidewaysScroll();
    // Autoplay would advance during the journey.
    await user.click(carousel.stop);
    await user.waitFor(carousel.start);
    await user.waitFor(carousel.tabs, 7);
    await user.click(carousel.tab(1));
    await user.waitFor(carousel.slide(1));

    await user.click(carousel.next);
    await user.waitFor(carousel.slide(2));
    await user.press('ArrowRight');
    await user.waitFor(carousel.slide(3));
    await user.press('ArrowLeft');
    await user.waitFor(carousel.slide(2));
    await user.click(carousel.previous);
    await user.waitFor(carousel.slide(1));
    await user.click(carousel.previous);
    await user.waitFor(carousel.slide(7));
    await user.click(carousel.tab(4));
    await user.waitFor(carousel.slide(4));
    await user.waitFor(carousel.tab(4, { current: true }));
    await user.press('ArrowRight');
    await user.waitFor(carousel.tab(5, { focused: true }));
    await user.waitForScript(() => {
      const image = document.querySelector('.ks-slide[data-state="active"] img');
      return image.complete && image.naturalWidth > 0;
    });
    await user.screenshot('carousel');
  },
};

export const reducedMotion = {
  name: 'reduced motion',
  settings: { reducedMotion: true },
  async run(user) {
    await user.goto('/demo/carousel/');
    await user.waitForScript(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
    await user.waitFor(carousel.reducedMotionNotice);
    await user.waitForNone(carousel.stop);
    await user.clickUntil(carousel.tab(2), carousel.slide(2));
    await user.waitForScript(() => document.getAnimations().length === 0);
  },
};
