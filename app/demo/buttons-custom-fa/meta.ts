import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo buttons custom fa',
  navLabel: 'Custom buttons',
  heading: 'Custom buttons with Font Awesome 5',
  band: 'Custom buttons with Font Awesome 5',
  description: 'Define your own toolbar buttons with icons, labels and behaviour.',
  topics: ['buttons'],
  options: [
    '/features/upper-buttons#ButtonConfig.className',
    '/features/upper-buttons#ButtonConfig.type',
    '/features/upper-buttons#ButtonType',
    '/features/modal-gallery#ModalGalleryRef.updateImages',
  ],
  needsCode: 'its icons are nodes, and code changes the images',
  search: [{ options: ['ButtonsConfig.buttons'] }],
  picture: { detail: { width: 320, x: 1, y: 0 }, steps: [['showImage', 2]] },
} satisfies DemoMeta;
