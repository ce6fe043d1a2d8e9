import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo plain layouts',
  navLabel: 'Plain layouts',
  heading: 'Plain gallery layouts',
  band: 'Plain gallery layouts',
  description: 'Thumbnails in a row, in a row with space around, in a column and in a grid.',
  topics: ['layout'],
  options: [
    '/features/plain-gallery#PlainGalleryConfig.strategy',
    '/features/plain-gallery#PlainGalleryConfig.layout',
    '/features/plain-gallery#PlainGalleryStrategy',
  ],
  picture: { window: 'phone', steps: [['scrollTo', 'section:last-of-type']] },
} satisfies DemoMeta;
