import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Your own button',
  summary: 'Open and close from code',
  description: 'Open a gallery from a button at a given image, and know when it closes.',
  options: [
    '/react/reference#ModalGalleryProps.open',
    '/react/reference#ModalGalleryProps.onOpenChange',
  ],
  search: [{ words: ['open from button', 'open programmatically', 'open gallery from code'] }],
  picture: {
    window: { width: 520, height: 325 },
    detail: { width: 380, x: 0 },
    steps: [
      ['click', 'Show the photographs'],
      ['press', 'Escape'],
      ['waitForText', 'Closed at'],
    ],
    isModal: false,
  },
} satisfies DemoMeta;
