import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel disable features',
  description: 'Switch autoplay, arrows and dots of a running carousel on and off.',
  topics: ['sliding', 'layout'],
  options: [
    '/features/carousel#CarouselConfig.showArrows',
    '/features/common#DotsConfig.visible',
    '/features/carousel#PlayConfig',
  ],
  picture: { steps: [['dot', 3]] },
} satisfies DemoMeta;
