import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo description full',
  navLabel: 'Description full custom',
  heading: 'Description full custom example',
  description: 'Replace the whole caption with your own markup and style.',
  topics: ['captions'],
  options: [
    '/features/description#Description.customFullDescription',
    '/features/description#DescriptionStyle',
  ],
  picture: { window: 'phone', steps: [['showImage', 3]] },
} satisfies DemoMeta;
