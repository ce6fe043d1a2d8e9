import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo preview no arrow',
  navLabel: 'Previews no arrows',
  heading: 'Previews no arrow',
  description: 'Thumbnails without arrow buttons: they follow the active image.',
  topics: ['thumbnails'],
  options: ['/features/previews#PreviewConfig.arrows'],
  picture: { window: 'medium', detail: { width: 380, y: 1 }, steps: [['showImage', 2]] },
} satisfies DemoMeta;
