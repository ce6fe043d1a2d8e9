import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'First example',
  summary: 'Thumbnails open large',
  description: 'Thumbnails that open a modal gallery: two components, one state and no ids.',
  options: [
    '/react/reference#ModalGalleryProps.defaultIndex',
    '/react/reference#PlainGalleryProps',
  ],
  search: [
    {
      options: ['CarouselConfig.modalGalleryEnable'],
      words: ['first example', 'open gallery on click'],
    },
  ],
  picture: { window: { width: 520, height: 325 }, isModal: false },
} satisfies DemoMeta;
