import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel no autoplay',
  description: 'A carousel that does not advance automatically.',
  topics: ['sliding'],
  options: ['/features/carousel#PlayConfig.autoPlay'],
  picture: { window: 'small', steps: [['dot', 2]] },
} satisfies DemoMeta;
