import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Autoplay custom',
  heading: 'Autoplay Custom example',
  description: 'A modal gallery that advances every 2 seconds and does not pause on hover.',
  topics: ['sliding'],
  options: [
    '/features/modal-gallery#SlideConfig',
    '/features/carousel#PlayConfig.interval',
    '/features/carousel#PlayConfig.pauseOnHover',
  ],
  picture: { detail: { width: 160, x: 0, y: 0 }, steps: [['showImage', 2]], plays: true },
} satisfies DemoMeta;
