import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo buttons strategies',
  navLabel: 'Button strategies',
  description: 'The four predefined sets of toolbar buttons: default, simple, advanced and full.',
  topics: ['buttons'],
  options: [
    '/features/upper-buttons#ButtonsStrategy',
    '/features/upper-buttons#ButtonEvent',
    '/features/upper-buttons#ButtonsConfig.strategy',
    '/features/modal-gallery#ModalGalleryRef.updateImages',
  ],
  search: [{ words: ['delete image', 'remove image', 'delete button'] }],
  picture: { opener: /FULL$/, detail: { width: 340, x: 1, y: 0 } },
} satisfies DemoMeta;
