import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo download advanced',
  navLabel: 'Download advanced',
  heading: 'Download Advanced example',
  description: 'Download the active image with a button or the keyboard shortcut.',
  topics: ['download', 'buttons'],
  options: [
    '/features/description#CurrentImageConfig.downloadable',
    '/features/upper-buttons#ButtonsStrategy',
  ],
  picture: { detail: { width: 240, x: 1, y: 0 }, steps: [['showImage', 2]] },
} satisfies DemoMeta;
