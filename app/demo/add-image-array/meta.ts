import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Demo add image',
  navLabel: 'Add image Array',
  heading: 'Add image to array',
  band: 'Add image array',
  description: 'Add images to the list before you open the modal gallery.',
  topics: ['images'],
  options: ['/features/common#Image', '/features/modal-gallery#ModalGalleryConfig.images'],
  needsCode: 'code changes the images',
  picture: {
    window: 'medium',
    before: [
      ['click', 'Add image'],
      ['click', 'Add image'],
      ['click', 'Add image'],
    ],
    detail: { width: 420, y: 1 },
    steps: [['showImage', 8]],
  },
} satisfies DemoMeta;
