import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo description custom',
  navLabel: 'Description strategies',
  heading: 'Description custom example',
  band: 'Description custom',
  description:
    'Compose the caption of an image, show it only if there is a description, or hide it.',
  topics: ['captions'],
  options: [
    '/features/description#DescriptionStrategy',
    '/features/description#Description.strategy',
    '/features/common#ModalImage.description',
  ],
  picture: { window: 'phone', steps: [['showImage', 2]] },
} satisfies DemoMeta;
