import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'React context',
  summary: 'Read it in slots',
  description: 'Read a React context in the slots of a modal gallery, and change its image.',
  options: ['/react/reference#ModalGalleryProps.currentImage', '/react/slots#ModalGallerySlots'],
  picture: { window: 'phone', opener: '.live-demo .button', steps: [['showImage', 4]] },
} satisfies DemoMeta;
