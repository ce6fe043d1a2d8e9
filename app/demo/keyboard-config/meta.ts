import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo keyboard config',
  navLabel: 'Keyboard config',
  heading: 'Keyboard Config example',
  description: 'Set the keys that close the modal gallery and change the image.',
  topics: ['accessibility'],
  options: [
    '/features/keyboard-config#KeyboardConfig.esc',
    '/features/keyboard-config#KeyboardConfig.right',
    '/features/keyboard-config#KeyboardConfig.left',
  ],
  picture: { window: 'phone', steps: [['press', '?']] },
} satisfies DemoMeta;
