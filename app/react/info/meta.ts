import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Information panel',
  summary: 'Facts beside the image',
  description: 'A toolbar button that shows information about the image in a panel next to it.',
  options: ['/react/slots#ModalGallerySlots', '/react/reference#ModalGalleryProps.render'],
  picture: {
    window: 'medium',
    detail: { width: 440, x: 1, y: 0 },
    steps: [
      ['showImage', 2],
      ['click', 'Information about the image'],
    ],
    keepsSize: true,
  },
} satisfies DemoMeta;
