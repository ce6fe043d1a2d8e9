import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Render slots',
  summary: 'Your own slides and parts',
  description:
    'Render slides, captions, thumbnails, toolbar, loading state and error state yourself.',
  options: [
    '/react/slots#ModalGallerySlots',
    '/react/slots#SlotContext',
    '/react/reference#ModalGalleryProps.render',
  ],
  search: [{ words: ['slots', 'watermark', 'overlay on image', 'badge on image', 'own spinner'] }],
  picture: { window: 'medium', opener: /slots$/ },
} satisfies DemoMeta;
