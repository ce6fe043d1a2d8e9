import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo download',
  navLabel: 'Download simple',
  heading: 'Download Simple example',
  description: 'Save the active image with Ctrl+S or Cmd+S, without a download button.',
  topics: ['download', 'accessibility'],
  options: [
    '/features/description#CurrentImageConfig.downloadable',
    '/features/keyboard-config#KeyboardServiceConfig',
  ],
  picture: {
    window: 'phone',
    steps: [
      ['press', '?'],
      ['center', 'Download the image'],
    ],
  },
} satisfies DemoMeta;
