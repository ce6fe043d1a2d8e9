import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel outputs',
  heading: 'Carousel output events',
  description: 'See every event of the carousel while you use it.',
  topics: ['events'],
  options: [
    '/features/carousel#ImageEvent',
    '/features/common#Action',
    '/features/carousel#CarouselProps.onChangeImage',
  ],
  picture: {
    window: 'small',
    steps: [
      ['dot', 3],
      ['dot', 5],
      ['scrollTo', '.event-log'],
    ],
  },
} satisfies DemoMeta;
