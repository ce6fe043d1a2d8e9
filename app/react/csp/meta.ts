import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Strict policy',
  summary: 'Without inline scripts',
  description: 'Run the galleries under a strict content security policy, and see what it blocks.',
  options: ['/react/reference#ModalGalleryProps'],
  search: [
    {
      words: [
        'csp',
        'content security policy',
        'unsafe inline',
        'trusted types',
        'strict policy',
        'strict csp',
        'blocked by policy',
        'nonce',
      ],
    },
  ],
  picture: {
    window: 'phone',
    steps: [['scrollTo', '[role=status]:not(.demo-late)']],
    isModal: false,
  },
} satisfies DemoMeta;
