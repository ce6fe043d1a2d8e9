import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo outputs',
  navLabel: 'Output Events',
  heading: 'Output Events example',
  band: 'Output events',
  description: 'See every event of the modal gallery while you use it.',
  topics: ['events', 'buttons'],
  options: [
    '/features/modal-gallery#ImageModalEvent',
    '/features/upper-buttons#ButtonEvent',
    '/features/common#Action',
    '/features/modal-gallery#ModalGalleryRef.show$',
  ],
  search: [{ words: ['events', 'callbacks', 'listen', 'subscribe'] }],
  picture: {
    window: { width: 560, height: 350 },
    opener: '.live-demo .button',
    steps: [
      ['showImage', 2],
      ['press', 'Escape'],
      ['scrollTo', '.event-log'],
    ],
    isModal: false,
    // The mark of the card is at the upper left.
    frame: '40px 10px 10px',
  },
} satisfies DemoMeta;
