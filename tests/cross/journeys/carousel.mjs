const region = { role: 'region', name: 'Current image and navigation' };
const button = (name) => ({ role: 'button', name, within: region });
const carousel = {
  region,
  shows: (place) => ({ role: 'tabpanel', name: `${place} of 7`, within: region }),
  next: button('Next image'),
  previous: button('Previous image'),
  stop: button('Stop automatic slide show'),
  start: button('Start automatic slide show'),
  calm: button('Automatic slide show is off because reduced motion is preferred'),
  tabs: { role: 'tab', within: region },
  tab: (place, more) => ({
    role: 'tab',
    name: `Navigate to image number ${place}`,
    within: region,
    ...more,
  }),
};

export const carouselDemo = {
  name: 'carousel demo',
  async run(visitor) {
    await visitor.goto('/demo/carousel/');
    await visitor.isAlive('.ks-carousel');
    await visitor.fits();
    // The show would go on while the journey looks at a place.
    await visitor.click(carousel.stop);
    await visitor.sees(carousel.start);
    await visitor.sees(carousel.tabs, 7);
    await visitor.click(carousel.tab(1));
    await visitor.sees(carousel.shows(1));

    await visitor.click(carousel.next);
    await visitor.sees(carousel.shows(2));
    await visitor.press('ArrowRight');
    await visitor.sees(carousel.shows(3));
    await visitor.press('ArrowLeft');
    await visitor.sees(carousel.shows(2));
    await visitor.click(carousel.previous);
    await visitor.sees(carousel.shows(1));
    await visitor.click(carousel.previous);
    await visitor.sees(carousel.shows(7));
    await visitor.click(carousel.tab(4));
    await visitor.sees(carousel.shows(4));
    await visitor.sees(carousel.tab(4, { current: true }));
    await visitor.press('ArrowRight');
    await visitor.sees(carousel.tab(5, { focused: true }));
    await visitor.holds(() => {
      const picture = document.querySelector('.ks-slide.active img');
      return picture.complete && picture.naturalWidth > 0;
    });
    await visitor.picture('carousel');
  },
};

export const reducedMotion = {
  name: 'reduced motion',
  reader: { reducedMotion: true },
  async run(visitor) {
    await visitor.goto('/demo/carousel/');
    await visitor.holds(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
    await visitor.sees(carousel.calm);
    await visitor.seesNo(carousel.stop);
    await visitor.clickUntilSees(carousel.tab(2), carousel.shows(2));
    await visitor.holds(() => document.getAnimations().length === 0);
  },
};
