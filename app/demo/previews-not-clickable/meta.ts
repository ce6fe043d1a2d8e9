import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo previews unclickable',
  navLabel: 'Previews not clickable',
  heading: 'Not clickable previews',
  band: 'Not clickable previews',
  description: 'Thumbnails that show the position in the list and cannot be selected.',
  topics: ['thumbnails'],
  options: ['/features/previews#PreviewConfig.clickable'],
  picture: { window: 'medium', detail: { width: 380, y: 1 }, steps: [['showImage', 5]] },
} satisfies DemoMeta;
