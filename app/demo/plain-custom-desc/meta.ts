import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo plain custom desc',
  navLabel: 'Plain custom with description',
  heading: 'Plain gallery custom with description',
  band: 'Plain gallery custom with description',
  description: 'Your own figures with captions that open the modal gallery.',
  topics: ['captions', 'layout'],
  options: ['/features/modal-gallery#ModalGalleryConfig'],
  needsCode: 'it renders thumbnails of its own',
  picture: { window: { width: 640, height: 400 } },
} satisfies DemoMeta;
