import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel and modal gallery',
  summary: 'Open a slide large',
  description: 'Open the images of a carousel large, and continue in the carousel after closing.',
  options: [
    '/features/carousel#CarouselConfig.modalGalleryEnable',
    '/features/carousel#CarouselModal',
  ],
  picture: { window: 'medium', isModal: false, steps: [['dot', 2]] },
} satisfies DemoMeta;
