import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel with description',
  description: 'A carousel that shows the description of its images.',
  topics: ['captions'],
  options: [
    '/features/carousel#CarouselImageConfig',
    '/features/description#DescriptionStrategy',
    '/features/description#Description.strategy',
  ],
  picture: { window: 'small' },
} satisfies DemoMeta;
