import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Any content',
  summary: 'Forms, maps, documents',
  description: 'Sounds, comparisons, forms, maps, documents and iframes of other hosts as slides.',
  frameHosts: ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'],
  options: [
    '/react/slots#CarouselSlots',
    '/react/slots#SlotContext',
    '/react/reference#ModalGalleryProps.render',
  ],
  search: [
    { words: ['youtube', 'vimeo', 'iframe', 'custom slide', 'audio', 'pdf', 'map', 'form'] },
  ],
  picture: { steps: [['showImage', 2]] },
} satisfies DemoMeta;
