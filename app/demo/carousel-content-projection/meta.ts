import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel content projection',
  heading: 'Carousel with content projection',
  description: 'Render your own text over the image of the carousel.',
  topics: ['captions'],
  options: ['/features/carousel#Carousel', '/features/carousel#CarouselProps.children'],
  needsCode: 'it has content of its own',
  picture: { window: 'small', steps: [['dot', 5]] },
} satisfies DemoMeta;
