import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel minimal',
  description: 'The smallest carousel: seven images and no options.',
  topics: ['minimal'],
  options: ['/features/carousel#CarouselLibConfig'],
} satisfies DemoMeta;
