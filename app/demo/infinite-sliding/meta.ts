import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo infinite sliding',
  navLabel: 'Infinite sliding',
  heading: 'Infinite sliding enabled',
  description: 'Continue with the first image after the last one, and the other way round.',
  topics: ['sliding'],
  options: ['/features/modal-gallery#SlideConfig.infinite'],
  search: [{ options: ['SlideConfig.infinite'] }],
  picture: { window: 'phone', steps: [['showImage', 5]] },
} satisfies DemoMeta;
