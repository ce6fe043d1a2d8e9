import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo previews hidden',
  navLabel: 'Hidden side-previews',
  description: 'A modal gallery without the previous and the next image at its sides.',
  topics: ['layout'],
  options: ['/features/modal-gallery#SlideConfig', '/features/previews#SidePreviewsConfig.show'],
  picture: { window: 'medium', detail: { width: 640, y: 1 }, steps: [['showImage', 3]] },
} satisfies DemoMeta;
