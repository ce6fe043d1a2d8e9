import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel custom previews',
  description: 'Show seven thumbnails in one row below the carousel.',
  topics: ['thumbnails'],
  options: ['/features/previews#CarouselPreviewConfig.number'],
  picture: { window: 'wide', steps: [['dot', 4]], detail: { width: 640, y: 0.8 } },
} satisfies DemoMeta;
