import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo only current',
  navLabel: 'Only current image',
  description: 'A modal gallery with only the image, its caption and the arrow buttons.',
  topics: ['layout'],
  options: [
    '/features/modal-gallery#SlideConfig',
    '/features/previews#PreviewConfig',
    '/features/common#DotsConfig',
    '/features/upper-buttons#ButtonsConfig',
  ],
  picture: { window: 'phone', steps: [['showImage', 5]] },
} satisfies DemoMeta;
