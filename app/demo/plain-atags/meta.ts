import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo plain atags',
  navLabel: 'Plain <a> tags',
  heading: 'Plain gallery <a> tags',
  band: 'Plain gallery with <a> tags',
  description: 'Thumbnails as anchor elements with the image as their background.',
  topics: ['layout'],
  options: [
    '/features/plain-gallery#PlainGalleryConfig',
    '/features/plain-gallery#AdvancedConfig.aTags',
    '/features/plain-gallery#AdvancedConfig.additionalBackground',
  ],
  picture: { detail: { width: 224 } },
} satisfies DemoMeta;
