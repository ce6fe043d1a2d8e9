import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo previews length',
  navLabel: 'Previews with 1 image',
  heading: 'Previews with custom length',
  band: 'Previews length',
  description: 'Set how many thumbnails the modal gallery shows, here one.',
  topics: ['thumbnails'],
  options: ['/features/previews#PreviewConfig.number'],
  picture: { window: 'medium', detail: { width: 280, y: 1 }, steps: [['showImage', 3]] },
} satisfies DemoMeta;
