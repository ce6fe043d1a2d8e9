import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel fixed width',
  heading: 'Carousel with fixed width',
  band: 'Carousel with fixed width',
  description: 'A carousel that is at most 766 px wide and opens the modal gallery.',
  topics: ['layout', 'events'],
  options: [
    '/features/carousel#CarouselConfig.maxWidth',
    '/features/carousel#CarouselConfig.maxHeight',
    '/features/carousel#CarouselConfig.modalGalleryEnable',
    '/features/previews#CarouselPreviewConfig',
    '/features/carousel#CarouselProps.onClickImage',
  ],
  picture: { window: 'wide', steps: [['dot', 6]] },
} satisfies DemoMeta;
