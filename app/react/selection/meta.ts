import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Select images',
  summary: 'A checkbox in the toolbar',
  description: 'A checkbox in the toolbar selects images, in the state of your component.',
  options: ['/react/slots#ModalGallerySlots', '/react/reference#ModalGalleryProps.render'],
  search: [{ words: ['select images', 'selection', 'checkbox', 'multi select'] }],
  picture: {
    detail: { width: 240, x: 1, y: 0 },
    steps: [
      ['showImage', 2],
      ['check', 'Select'],
    ],
  },
} satisfies DemoMeta;
