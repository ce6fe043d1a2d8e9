import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Own image type',
  summary: 'Typed callbacks and slots',
  description: 'Images with fields of your own, which callbacks, events and slots receive typed.',
  options: [
    '/react/slots#SlotContext',
    '/features/modal-gallery#ImageModalEvent',
    '/react/reference#ModalGalleryProps.onShow',
  ],
  picture: { window: 'phone', steps: [['showImage', 4]] },
} satisfies DemoMeta;
