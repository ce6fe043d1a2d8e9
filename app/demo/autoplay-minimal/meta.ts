import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Autoplay simple',
  navLabel: 'Autoplay minimal',
  heading: 'Autoplay Simple example',
  band: 'Autoplay simple',
  description: 'A modal gallery that advances every 5 seconds until the last image.',
  topics: ['minimal', 'sliding'],
  options: ['/features/modal-gallery#SlideConfig', '/features/carousel#PlayConfig.autoPlay'],
  picture: { detail: { width: 160, x: 0, y: 0 }, plays: true, steps: [['showImage', 3]] },
} satisfies DemoMeta;
