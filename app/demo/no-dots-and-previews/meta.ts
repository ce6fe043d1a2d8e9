import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo no dots and previews',
  navLabel: 'Current image + buttons',
  band: 'No dots and previews',
  description:
    'A modal gallery without dots and thumbnails, with side previews and the close button.',
  topics: ['layout'],
  options: ['/features/previews#PreviewConfig.visible', '/features/common#DotsConfig.visible'],
  picture: {
    window: 'wide',
    detail: { width: 720, x: 1, y: 0 },
    steps: [['showImage', 2]],
    keepsSize: true,
  },
} satisfies DemoMeta;
