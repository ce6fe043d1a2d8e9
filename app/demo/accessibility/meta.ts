import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo accessibility',
  navLabel: 'Custom accessibility',
  description: 'Replace the labels and tooltips of the modal gallery.',
  topics: ['accessibility'],
  options: [
    '/features/accessibility#AccessibilityConfig',
    '/features/modal-gallery#ModalLibConfig.accessibilityConfig',
  ],
  search: [{ words: ['accessible', 'screen reader', 'a11y', 'aria', 'wcag'] }],
  picture: {
    window: 'phone',
    steps: [
      ['showImage', 4],
      ['tooltip', 'CUSTOM Next image'],
    ],
  },
} satisfies DemoMeta;
