import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Deep links',
  summary: 'Share, load, go Back',
  description: 'A URL for each image: load it, share it, and go Back and Forward between images.',
  options: ['/react/links#LinkConfig', '/react/links#useGalleryLink'],
  picture: { steps: [['showImage', 3]] },
} satisfies DemoMeta;
