import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'German labels',
  summary: 'Labels, tooltips and keys',
  description: 'Thumbnails and a modal gallery with German labels, tooltips, captions and keys.',
  options: [
    '/features/accessibility#AccessibilityConfig',
    '/features/description#Description.imageText',
  ],
  search: [{ words: ['german labels', 'german texts', 'deutsch'] }],
  picture: { window: { width: 480, height: 300 }, steps: [['press', '?']] },
} satisfies DemoMeta;
