import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel custom autoplay',
  description: 'A carousel that advances every 10 seconds and does not pause on hover.',
  topics: ['sliding'],
  options: ['/features/carousel#PlayConfig.interval', '/features/carousel#PlayConfig.pauseOnHover'],
  picture: { window: 'small', steps: [['dot', 5]], plays: true },
} satisfies DemoMeta;
