import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo simple',
  navLabel: 'Minimal example',
  band: 'Array simple',
  description: 'The smallest modal gallery: five images and no options.',
  topics: ['minimal'],
  options: ['/features/modal-gallery#ModalGalleryConfig.images', '/features/common#Image'],
} satisfies DemoMeta;
