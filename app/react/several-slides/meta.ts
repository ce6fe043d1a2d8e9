import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Several slides',
  summary: 'As many as the width fits',
  description: 'Several slides of a carousel side by side, by its width, scrolled by the browser.',
  options: [
    '/features/carousel#CarouselConfig.slidesPerView',
    '/features/carousel#CarouselConfig.gap',
    '/features/carousel#CarouselConfig.align',
    '/features/carousel#CarouselConfig.step',
  ],
  picture: {
    steps: [
      ['click', 'Next'],
      ['scrollTo', '.ks-carousel:first-of-type'],
    ],
    isModal: false,
  },
} satisfies DemoMeta;
