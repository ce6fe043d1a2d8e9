import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo invert swipe',
  navLabel: 'Invert swipe direction',
  heading: 'Invert swipe direction example',
  description: 'Reverse the swipe direction of the modal gallery.',
  topics: ['accessibility', 'sliding'],
  options: ['/features/description#CurrentImageConfig.invertSwipe'],
  picture: {
    window: 'phone',
    steps: [
      ['showImage', 4],
      ['drag', 120, 0],
    ],
  },
} satisfies DemoMeta;
