import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo plain pointer',
  navLabel: 'Plain image pointer',
  heading: 'Plain gallery with image pointer',
  band: 'Plain gallery with image pointer',
  description: 'Your own thumbnails; the last one shows how many images are left.',
  topics: ['layout'],
  options: ['/features/modal-gallery#ModalGalleryConfig'],
  needsCode: 'it renders thumbnails of its own',
  picture: { detail: { width: 172 } },
} satisfies DemoMeta;
