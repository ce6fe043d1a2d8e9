import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo previews custom size',
  navLabel: 'Custom previews size',
  heading: 'Custom preview size',
  band: 'Previews custom size',
  description: 'Set the size of the thumbnails in the modal gallery, here 150 px wide.',
  topics: ['thumbnails', 'layout'],
  options: ['/features/previews#PreviewConfig.size', '/features/common#Size'],
  picture: {
    window: { width: 880, height: 550 },
    detail: { width: 720, y: 1 },
    steps: [['showImage', 2]],
  },
} satisfies DemoMeta;
