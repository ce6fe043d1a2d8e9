import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Toolbar button',
  summary: 'Receives the image',
  description: 'Buttons of your own in the toolbar, with a callback that receives the image.',
  options: ['/features/upper-buttons#ButtonPress', '/features/upper-buttons#ButtonConfig.onClick'],
  search: [{ words: ['toolbar button', 'favourites', 'favorites', 'like button', 'rate image'] }],
  picture: {
    opener: '.live-demo .button',
    detail: { width: 260, x: 1, y: 0 },
    steps: [['showImage', 2]],
  },
} satisfies DemoMeta;
