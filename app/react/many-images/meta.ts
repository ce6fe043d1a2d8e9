import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Many images',
  summary: '5,000 in one page',
  description: 'Show 5,000 thumbnails in one page; the browser’s search finds them all.',
  options: ['/react/links#LinkConfig', '/features/plain-gallery#PlainGalleryConfig.caption'],
  search: [{ words: ['thousands of images', 'virtualization', 'virtual list', 'windowing'] }],
  picture: { isModal: false },
} satisfies DemoMeta;
