import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel no infinite',
  description: 'A carousel that stops at its first and its last image.',
  topics: ['sliding'],
  options: ['/features/carousel#CarouselLibConfig.carouselSlideInfinite'],
  picture: { window: 'small', steps: [['dot', 7]] },
} satisfies DemoMeta;
