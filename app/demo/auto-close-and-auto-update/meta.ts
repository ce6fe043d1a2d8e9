import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo gallery service',
  navLabel: 'Auto close and auto update',
  heading: 'Gallery service example',
  band: 'Gallery service',
  description:
    'Close an open modal gallery after 3 seconds, or replace one of its images after 4 seconds.',
  topics: ['events', 'images'],
  options: [
    '/features/modal-gallery#ModalGalleryService.close',
    '/features/modal-gallery#ModalGalleryService.updateModalImages',
    '/features/modal-gallery#ModalGalleryRef',
  ],
  needsCode: 'code closes and updates the gallery',
  picture: {
    window: 'phone',
    opener: /^Open, update/,
    steps: [['press', 'ArrowLeft'], ['waitForText', 'updated with img5'], ['blur']],
    // Larger, the picture of spices does not fit into the limit.
    keepsSize: true,
  },
} satisfies DemoMeta;
