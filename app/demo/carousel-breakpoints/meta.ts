import type { DemoMeta } from '@/components/site/routes/meta';

export default {
  title: 'Carousel custom breakpoints',
  navLabel: 'Carousel breakpoints',
  heading: 'Carousel custom breakpoints',
  band: 'Carousel custom breakpoints',
  description: 'Set the thumbnail heights for five ranges of the viewport width.',
  topics: ['thumbnails', 'layout'],
  options: [
    '/features/previews#BreakpointsConfig.xSmall',
    '/features/previews#CarouselPreviewConfig',
  ],
  picture: { window: 'wide', steps: [['dot', 7]] },
} satisfies DemoMeta;
