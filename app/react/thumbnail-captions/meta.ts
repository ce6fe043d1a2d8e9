import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Thumbnail captions',
  summary: 'Below, or over on hover',
  description: 'Show the description of each image below its thumbnail, or over it on hover.',
  options: ['/features/plain-gallery#PlainGalleryConfig.caption'],
  search: [{ words: ['caption below thumbnail', 'hover caption', 'thumbnail text'] }],
  picture: { window: 'phone', isModal: false },
} satisfies DemoMeta;
