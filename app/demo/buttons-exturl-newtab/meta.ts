import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo buttons exturl newtab',
  navLabel: 'ExtUrl button in new tab',
  heading: 'Exturl button in a new tab',
  band: 'Exturl button in a new tab',
  description: 'Open the external URL of an image in a new tab.',
  topics: ['buttons'],
  options: [
    '/features/upper-buttons#ButtonConfig.extUrlInNewTab',
    '/features/upper-buttons#ButtonConfig.type',
    '/features/common#ModalImage.extUrl',
  ],
  picture: { detail: { width: 240, x: 1, y: 0 } },
} satisfies DemoMeta;
